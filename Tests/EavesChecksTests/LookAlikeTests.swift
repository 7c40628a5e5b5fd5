import Testing

@testable import EavesChecks

/// What is called like something else, or stands beside it.
@Suite struct LookAlikeTests {
  private static func found(_ role: String, in text: String) -> [String] {
    findings(of: "for: \(role)\nnever: exists", in: text)
  }

  @Test func `haptics, timers and telemetry are no services`() {
    #expect(
      Self.found(
        "service",
        in: """
          import CoreHaptics
          import FirebaseAnalytics
          final class HapticManager { let can = CHHapticEngine.capabilitiesForHardware() }
          final class HapticService { let impact = UIImpactFeedbackGenerator(style: .heavy) }
          struct SelectionService { let selection = UISelectionFeedbackGenerator() }
          final class CountdownService { var timer: Timer? }
          final class FrameService { var link: CADisplayLink? }
          final class AnalyticsManager { func log() { Analytics.logEvent("open", parameters: nil) } }
          protocol TrackingService { func log() }
          final class AnalyticsService { func log() { Analytics.logEvent("open", parameters: nil) } }
          final class PollingService { var timer: Timer?; func poll() { URLSession.shared.dataTask(with: url) } }
          final class OrderService { func all() -> [String] { [] } }
          """) == [
          "9: `TrackingService` exists", "11: `PollingService` exists",
          "12: `OrderService` exists",
        ])
  }

  @Test func `a helper over a player that only its own file knows is no service`() {
    #expect(
      Self.found(
        "service",
        in: """
          import AVFoundation
          private final class PlayerBox { let player = AVPlayer() }
          final class AudioBox { let player = AVPlayer() }
          """) == ["3: `AudioBox` exists"])
  }

  @Test func `a Component of Needle is a container and no view`() {
    let needle = """
      import Foundation
      import NeedleFoundation
      protocol TripRepository { func all() -> [String] }
      final class LiveTripRepository: TripRepository { func all() -> [String] { [] } }
      final class DataComponent: Component<EmptyDependency> { var trips: TripRepository { LiveTripRepository() } }
      """
    #expect(Self.found("view", in: needle) == [])
    #expect(Self.found("container", in: needle) == ["5: `DataComponent` exists"])
    let drawing = "import UDF\nstruct TripComponent: Component { let title: String }"
    #expect(Self.found("view", in: drawing) == ["2: `TripComponent` exists"])
  }

  @Test
  func `a value in a folder of use cases is a domain model, what works through a repository is a use case`() {
    let files = [
      "Trips/UseCases/FetchTrips.swift": """
      protocol TripRepository { func all() async throws -> [Trip] }
      struct Trip { let title: String }
      struct FetchTrips {
        let trips: any TripRepository
        func callAsFunction() async throws -> [Trip] { try await trips.all() }
      }
      """
    ]
    #expect(
      findings(of: "for: useCase\nnever: exists", in: files) == ["3: `FetchTrips` exists"])
    #expect(
      findings(of: "for: domainModel\nnever: exists", in: files) == ["2: `Trip` exists"])
  }

  @Test func `a plain value called Repo is no repository`() {
    #expect(
      Self.found(
        "repository",
        in: """
          struct StarredRepo { let name: String; var title: String { name } }
          struct PinnedRepository: Hashable { let name: String; func isPinned() -> Bool { true } }
          final class ForkedRepo: Codable { let name: String }
          struct TripRepository { func all() -> [String] { [] } }
          struct OrderRepository { var fetch: () async throws -> [String] }
          protocol CartRepository {}
          final class LiveCartRepository: CartRepository {}
          """) == [
          "4: `TripRepository` exists", "5: `OrderRepository` exists",
          "6: `CartRepository` exists",
        ])
  }

  @Test func `a type declared nowhere that is only read is no repository`() {
    let rule = "for: view\nnever:\n  holds: repository"
    #expect(
      findings(
        of: rule,
        in: """
          import GitHubAPI
          struct RepoRow: View {
            let repo: Repo
            let other: GitHubRepository?
            let trips: any TripRepository
            let orders: OrderRepository
            var body: some View { Text(repo.name + (other?.owner.login ?? "")).task { await trips.load() } }
          }
          """) == [
          "5: `RepoRow` holds the repository `TripRepository`",
          "6: `RepoRow` holds the repository `OrderRepository`",
        ])
  }

  @Test
  func `a class for one deed is a use case, settings and values that work through a repository are none`() {
    #expect(
      Self.found(
        "useCase",
        in: """
          protocol TripRepository { func all() -> [String] }
          protocol UserRepository { func id() -> String }
          final class RenameTrip {
            let trips: any TripRepository
            let users: any UserRepository
            init(trips: any TripRepository, users: any UserRepository) { (self.trips, self.users) = (trips, users) }
            func execute() { _ = (trips.all(), users.id()) }
          }
          final class Settings {
            let trips: any TripRepository
            init(trips: any TripRepository) { self.trips = trips }
            func load() {}
            func save() {}
          }
          """) == ["3: `RenameTrip` exists"])
  }

  @Test func `what is observed and told apart by an id, or comes from a service, is no view model`() {
    #expect(
      Self.found(
        "viewModel",
        in: """
          protocol Content: Identifiable {}
          @Observable final class Comment: Content { let id = 1 }
          @Observable final class Community { var title = "" }
          @Observable final class Checkout { var step = 1 }
          final class ForumClient {
            func community() async throws -> Community { Community() }
          }
          struct CommunityView: View {
            @State var community: Community
            @State var comment: Comment
            @State var checkout = Checkout()
            var body: some View { Text("") }
          }
          """) == ["4: `Checkout` exists"])
  }

  @Test func `what keeps the path of the screens is a coordinator and no view model`() {
    let text = """
      enum Destination: Hashable { case trip, order }
      @Observable final class RouterPath {
        var path: [Destination] = []
        func show(_ next: Destination) { path.append(next) }
      }
      @Observable final class Sketch { var path: String = "" }
      struct TripList: View {
        @State var router = RouterPath()
        @State var sketch = Sketch()
        var body: some View { Text("") }
      }
      """
    #expect(Self.found("viewModel", in: text) == ["6: `Sketch` exists"])
    #expect(Self.found("coordinator", in: text) == ["2: `RouterPath` exists"])
  }

  @Test func `a struct that a UIKit screen asks to do something is its view model`() {
    #expect(
      Self.found(
        "viewModel",
        in: """
          struct OrderListViewModel { let title: String; func load() {} }
          struct CartViewModel { var onPay: () -> Void }
          struct OrderRowViewModel { let title: String; var isLong: Bool { title.count > 20 } }
          struct TripViewModel { let title: String; func load() {} }
          final class OrderListController: UIViewController { var viewModel: OrderListViewModel? }
          final class CartController: UIViewController { let viewModel: CartViewModel }
          final class OrderRow: UITableViewCell { var viewModel: OrderRowViewModel? }
          struct TripView: View { let viewModel: TripViewModel }
          """) == ["1: `OrderListViewModel` exists", "2: `CartViewModel` exists"])
  }
}
