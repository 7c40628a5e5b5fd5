import Foundation
import Observation

/// What the list of berths shows.
@MainActor
@Observable
final class BerthListViewModel {
  /// trap: a type of the view model's own is made for showing
  struct Row: Identifiable {
    let id: String
    let title: String
    let fee: String
  }

  private let reserve: ReserveBerthUseCase
  private let watch: WatchBerthsUseCase
  private var berths: [Berth] = [] // trap: private, so not exposed
  private(set) var rows: [Row] = []
  private(set) var chosen: Berth? // ✗
  private(set) var notice = "No ModelContext was opened" // trap: a forbidden name in a text
  var query = ""

  init(reserve: ReserveBerthUseCase, watch: WatchBerthsUseCase) {
    self.reserve = reserve
    self.watch = watch
  }

  /// trap: a computed property of plain values
  var total: String { berths.reduce(0) { $0 + $1.fee }.formatted(.currency(code: "EUR")) }

  func load() async {
    berths = (try? await watch()) ?? []
    rows = berths.sorted { $0.length < $1.length }.map { // trap: work of the view model
      Row(id: $0.id, title: $0.label, fee: $0.fee.formatted())
    }
  }

  /// trap: a method of the view model that is called filter
  func filter(by word: String) { query = word.lowercased() }

  func reserveBerth(for boat: Double) async {
    chosen = try? await reserve(boat)
    UserDefaults.standard.set(boat, forKey: "boat") // ✗
  }

  /// trap: returned privately
  private func berth(_ id: String) -> Berth? { berths.first { $0.id == id } }
}
