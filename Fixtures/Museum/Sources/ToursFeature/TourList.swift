import DesignSystem
import Domain
import SwiftUI

/// All tours of a day. It does not know the ShopWindow. // trap: another feature in a comment
public struct TourList: View {
  @State private var viewModel: TourListViewModel
  private let onShop: () -> Void // trap: the way to another feature, as a closure

  // trap: a repository that is only handed on
  public init(tours: any TourRepository, onShop: @escaping () -> Void) {
    _viewModel = State(initialValue: TourListViewModel(tours: tours))
    self.onShop = onShop
  }

  public var body: some View {
    List(viewModel.tours) { tour in
      TourRow(tour: tour) // trap: a type of the same feature
      Text("\(tour.minutes / 60) hours") // ✗
    }
    .task { await viewModel.load() }
    .toolbar { Button("Shop", action: onShop) }
  }
}

struct TourRow: View {
  let tour: Tour // trap: a model of the domain in a view

  var body: some View { Plaque(tour.name) }
}

#Preview {
  TourList(tours: MockTourRepository(), onShop: {}) // trap: a preview makes a double
}

/// trap: a double in a feature
struct MockTourRepository: TourRepository {
  func tours() async throws -> [Tour] { [] }
  func book(_ tour: Tour.ID) async throws {}
}
