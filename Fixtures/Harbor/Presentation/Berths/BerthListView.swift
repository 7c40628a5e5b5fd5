import SwiftUI

/// The berths of a harbour.
struct BerthListView: View {
  @State private var viewModel: BerthListViewModel
  @State private var width: CGFloat = 320
  @State private var nights = 2

  init(viewModel: BerthListViewModel) { _viewModel = State(initialValue: viewModel) }

  var body: some View {
    List {
      ForEach(viewModel.rows) { row in
        Text(row.title)
          .frame(width: width / 2 - 8) // trap: arithmetic of the layout
        Text(row.fee.lowercased()) // ✗
      }
      ForEach(viewModel.rows.filter { $0.title.hasPrefix(viewModel.query) }) { Text($0.title) } // ✗
      Text("\(nights + 1) nights") // trap: the view's own state
      footer
    }
    .searchable(text: $viewModel.query)
    .toolbar {
      Button("Cheap") { viewModel.filter(by: "cheap") } // trap: a method of the view model called filter
    }
    .task { await viewModel.load() }
  }

  private var footer: some View {
    HStack {
      Text(viewModel.total)
      Text(viewModel.notice.capitalized) // ✗
      // Text(viewModel.notice.uppercased()) trap: code in a comment
      Text("viewModel.total.uppercased()") // trap: code in a text
    }
  }

  private func share() -> String { viewModel.total.uppercased() } // trap: not inside body
}

#Preview {
  // trap: a preview may build what it likes
  let berths = SwiftDataBerthRepository(context: .sample)
  BerthListView(
    viewModel: BerthListViewModel(reserve: ReserveBerthUseCase(berths: berths), watch: WatchBerthsUseCase(berths: berths)))
}
