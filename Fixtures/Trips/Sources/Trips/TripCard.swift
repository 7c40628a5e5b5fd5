import SwiftUI

struct TripCard: View {
  let viewModel: TripCardViewModel

  var body: some View { Text(viewModel.title) }
}
