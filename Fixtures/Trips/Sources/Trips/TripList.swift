import SwiftUI

struct TripList: View {
  @Environment(\.modelContext) private var context
  let viewModel: TripListViewModel

  var body: some View {
    List(viewModel.rows, id: \.self) { row in
      Text(row)
        .onTapGesture { try? context.save() }
    }
    .task { await viewModel.load() }
  }
}
