import Data // ✗
import Domain
import SwiftUI
import ToursFeature // ✗

public struct ShopWindow: View {
  @State private var viewModel: ShopViewModel
  private let container = PostcardContainer() // ✗

  public init(viewModel: ShopViewModel) { _viewModel = State(initialValue: viewModel) }

  public var body: some View {
    VStack {
      TourList(tours: viewModel.repository, onShop: {}) // ✗
      Button("Price") { Task { try await TicketClient.shared.price() } } // ✗
      Text(viewModel.till)
    }
  }
}

/// trap: made by whoever starts the shop
final class PostcardContainer {
  func viewModel() -> ShopViewModel { ShopViewModel() }
}
