import EavesChecks
import EavesDocuments
import EavesFindings
import EavesOutline
import EavesProject
import EavesSession
import EavesShippedRules
import EavesSource
import Testing

/// Which profile a project follows, by the signs of the shipped page.
@Suite struct SurveyTests {
  private static let ruleSet = RuleSet(
    shipped: ShippedRules.pages.map { SourceText(path: FilePath("Rules/\($0.name)"), text: $0.text) })

  private static func project(_ text: String) -> Project {
    Project(
      outlines: [Outline(scanning: SourceText(path: FilePath("Sources/App.swift"), text: text))],
      modules: ModuleMap(), vocabulary: ruleSet.vocabulary)
  }

  private static func survey(_ text: String) -> Survey { Survey(of: project(text), by: ruleSet) }

  private static func followed(_ survey: Survey) -> String? {
    if case .follows(let standing) = survey.verdict { return standing.definition.name }
    return nil
  }

  private static func standing(_ name: String, in survey: Survey) throws -> ProfileFit {
    try #require(survey.standings.first { $0.definition.name == name })
  }

  private static let clean = """
    struct TripList: View { let viewModel: TripListViewModel }
    struct TripPage: View { let viewModel: TripPageViewModel }
    final class TripListViewModel { let loadTrips: LoadTripsUseCase }
    final class TripPageViewModel { let loadTrips: LoadTripsUseCase }
    struct LoadTripsUseCase { let trips: any TripRepository }
    protocol TripRepository {}
    """

  private static let vanilla = """
    struct TripList: View {
      @Query private var trips: [Trip]
      @Environment(\\.modelContext) private var context
    }
    struct TripPage: View {
      @Environment(\\.modelContext) private var context
    }
    struct TripEditor: View {
      @Environment(\\.modelContext) private var context
    }
    """

  @Test func `what the signs say is what a reader would`() {
    #expect(Self.followed(Self.survey(Self.clean)) == "clean-mvvm")
    #expect(Self.followed(Self.survey(Self.vanilla)) == "vanilla-mv")
  }

  @Test func `rules that nobody could break are no fit`() throws {
    let survey = Self.survey(Self.vanilla)
    let clean = try Self.standing("clean-mvvm", in: survey)
    #expect(clean.fit == 0)
    #expect(clean.rules.contains { $0.keeping.judged == 0 && $0.keeping.share == nil })
    #expect(clean.indicators.last?.keeping.share == nil)
  }

  @Test func `view models without use cases and coordinators are mvvm`() throws {
    let survey = Self.survey(
      """
      struct TripList: View { let viewModel: TripListViewModel }
      struct TripPage: View { let viewModel: TripPageViewModel }
      final class TripListViewModel { func load() { URLSession.shared } }
      final class TripPageViewModel {}
      """)
    #expect(Self.followed(survey) == "mvvm")
    #expect(survey.nearest == "mvvm")
  }

  private static let viper = """
    final class TripsViewController: UIViewController { var presenter: TripsPresenterProtocol? }
    final class TripsMapViewController: UIViewController { var presenter: TripsPresenterProtocol? }
    protocol TripsPresenterProtocol: AnyObject {}
    final class TripsPresenter: TripsPresenterProtocol {
      var interactor: TripsInteractor?
      var router: TripsRouter?
    }
    final class TripsInteractor { func load() { URLSession.shared } }
    final class TripsRouter { func open() -> UIViewController { TripsViewController() } }
    """

  @Test func `presenters that use interactors are viper`() throws {
    let survey = Self.survey(Self.viper)
    #expect(Self.followed(survey) == "viper")
    #expect(survey.nearest == "viper")
    // SwiftUI views that hold presenters count as screens, too.
    let views = Self.viper.replacing("final class Trips", with: "struct Trips")
      .replacing("Controller: UIViewController", with: ": View").replacing("UIViewController", with: "Any")
      .replacing("struct TripsPresenter", with: "final class TripsPresenter")
    #expect(Self.followed(Self.survey(views)) == "viper")
    let presenters = Self.survey(Self.viper.replacing("var interactor: TripsInteractor?", with: ""))
    #expect(Self.followed(presenters) != "viper")
  }

  @Test func `interactors that call presenters are viper, too`() {
    let scene = (0..<3).map {
      """
      final class Trip\($0)ViewController: UIViewController { var interactor: Trip\($0)InteractorProtocol? }
      protocol Trip\($0)InteractorProtocol { func load() }
      final class Trip\($0)Interactor: Trip\($0)InteractorProtocol {
        let presenter: Trip\($0)Presenter
        func load() { URLSession.shared }
      }
      final class Trip\($0)Presenter { weak var viewController: Trip\($0)Display? }
      protocol Trip\($0)Display: AnyObject {}
      """
    }.joined(separator: "\n")
    #expect(Self.followed(Self.survey(scene)) == "viper")
    let silent = scene.replacing("Presenter\n  func load()", with: "Printer\n  func load()")
    #expect(Self.followed(Self.survey(silent)) != "viper")
  }

  @Test func `rules without a share are not rated`() throws {
    let screens = (0..<12).map {
      """
      struct Trip\($0)View: View {
        let viewModel: Trip\($0)ViewModel
        var body: some View { Text(viewModel.title) }
      }
      final class Trip\($0)ViewModel {
        let title: String
        init(service: TripService, day: Date) { title = day.formatted() }
      }
      """
    }.joined(separator: "\n")
    let survey = Self.survey(screens + "\nfinal class TripService { func load() { URLSession.shared } }")
    let formatting = try #require(survey.rules.first { $0.document.id.text == "view-no-formatting" })
    #expect(!formatting.isRated)
    #expect(formatting.status == .none)
    #expect(formatting.compliance.status == .followed)
    #expect(survey.rules.contains { $0.isRated && $0.status == .followed })
  }

  @Test func `what exists decides, however many break the rules`() throws {
    let views = (1...9).map {
      "struct TripRow\($0): View { let viewModel: TripListViewModel; let trips: any TripRepository }"
    }
    let survey = Self.survey(Self.clean + "\n" + views.joined(separator: "\n"))
    #expect(Self.followed(survey) == "clean-mvvm")
    let standing = try Self.standing("clean-mvvm", in: survey)
    let access = try #require(standing.rules.first { $0.document.id.text == "layer-view-no-data-access" })
    #expect((access.keeping.kept, access.keeping.judged) == (2, 11))
  }

  @Test func `every profile with rules of its own is about layers, and base is not`() {
    for profile in RuleSet.profiles where profile != "none" {
      let about = Self.ruleSet.documents(of: profile).filter {
        $0.status == .rule && $0.isAboutLayers(in: Self.ruleSet.vocabulary)
      }
      #expect(about.isEmpty == (profile == "base"), "\(profile): \(about.map(\.id.text))")
    }
  }

  @Test func `UIKit screens count where views do`() throws {
    let text = """
      final class TripListViewController: UIViewController { let viewModel: TripListViewModel }
      final class TripPageViewController: UIViewController { let viewModel: TripPageViewModel }
      final class TripListViewModel { func load() { URLSession.shared } }
      final class TripPageViewModel { func load() { URLSession.shared } }
      """
    #expect(Self.followed(Self.survey(text)) == "mvvm")
  }

  private static let controllers =
    (1...4).map {
      """
      final class TripPage\($0)ViewController: UIViewController {
        let trips = TripService()
        override func viewDidLoad() { trips.load() }
      }
      """
    }.joined(separator: "\n") + "\nfinal class TripService { func load() { URLSession.shared } }"

  @Test func `controllers that do the work themselves are MVC, and get base`() throws {
    let survey = Self.survey(Self.controllers)
    #expect(Self.followed(survey) == "mvc")
    #expect(survey.nearest == "base")
    // One that asks its view model is a part of the screens, three of four still are not.
    let model = Self.survey(
      Self.controllers + "\nfinal class TripController: UIViewController { let model: TripViewModel }"
        + "\nfinal class TripViewModel { func load() { URLSession.shared } }")
    #expect(Self.followed(model) == "mvc")
  }

  @Test func `interactors of RIBs are named, and are no presenters`() {
    let routers = (1...3).map {
      "final class Trip\($0)Interactor: PresentableInteractor<Trip\($0)Presentable> {}\nprotocol Trip\($0)Presentable {}"
    }
    #expect(Self.followed(Self.survey(routers.joined(separator: "\n"))) == "ribs")
  }

  @Test func `a second architecture is named where it has screens of its own`() throws {
    let models = (1...2).map {
      """
      final class Note\($0)ViewController: UIViewController { let viewModel: Note\($0)ViewModel }
      final class Note\($0)ViewModel { func load() { URLSession.shared } }
      """
    }.joined(separator: "\n")
    let survey = Self.survey(Self.viper + "\n" + models)
    #expect(Self.followed(survey) == "viper")
    #expect(survey.beside?.definition.name == "mvvm")
    #expect(Self.survey(Self.viper).beside == nil)
    // The same screens in other words are no second one.
    #expect(Self.survey(Self.clean).beside == nil)
  }

  @Test func `reducers that are actions themselves are neutral`() {
    let text = """
      struct TripPage: View { @EnvironmentObject var store: Store; func load() { store.dispatch(1) } }
      struct TripList: View { @EnvironmentObject var store: Store; func load() { store.dispatch(1) } }
      func appReducer(state: AppState, action: AppAction) -> AppState { state }
      struct LoadTrip { func reduce(state: AppState) -> AppState { state } }
      struct SaveTrip { func reduce(state: AppState) -> AppState { state } }
      struct ShowTrip { func reduce(state: AppState) -> AppState { state } }
      """
    #expect(Self.followed(Self.survey(text)) == "redux")
  }

  @Test func `coordinators alone are no viper`() throws {
    let survey = Self.survey(
      """
      struct TripList: View { let viewModel: TripListViewModel }
      final class TripListViewModel { func load() { URLSession.shared } }
      final class TripCoordinator { func start() -> some View { TripList(viewModel: TripListViewModel()) } }
      """)
    let viper = try Self.standing("viper", in: survey)
    #expect(viper.fit == 0)
    #expect(
      survey.evidence(against: viper).first?.message.hasPrefix("there is no code that could match ") == true)
  }

  @Test func `code that shows no signs, or too few, gets base`() {
    let plain = Self.survey("struct Trip {}\nfunc plan() {}")
    guard case .none(let nearest) = plain.verdict else {
      Issue.record("\(plain.verdict)")
      return
    }
    #expect(nearest.isEmpty)
    let small = Self.survey("struct TripList: View { @Query private var trips: [Trip] }")
    guard case .tooFew(let standing, 1) = small.verdict else {
      Issue.record("\(small.verdict)")
      return
    }
    #expect(standing.definition.name == "vanilla-mv")
  }

  @Test func `every share is counted by subject`() throws {
    let project = Self.project(Self.clean + "\n" + Self.vanilla.replacing("Trip", with: "Note"))
    let survey = Survey(of: project, by: Self.ruleSet)
    let clean = try Self.standing("clean-mvvm", in: survey)
    let drive = try #require(clean.indicators.first)
    #expect((drive.keeping.kept, drive.keeping.judged) == (2, 5))
    // 40 % of the screens have view models: enough for the first way, and the other is the next.
    #expect(Self.followed(survey) == "clean-mvvm")
    let access = try #require(clean.rules.first { $0.document.id.text == "layer-view-no-data-access" })
    #expect((access.keeping.kept, access.keeping.judged) == (2, 5))
    #expect(
      access.outcome.violators(in: project).map(\.name) == [
        "view NoteList", "view NotePage", "view NoteEditor",
      ])
  }

  @Test func `evidence is a place and what stands there`() throws {
    let survey = Self.survey(Self.clean)
    let clean = try Self.standing("clean-mvvm", in: survey)
    let first = try #require(survey.evidence(for: clean).first)
    #expect(first.place?.path.text == "Sources/App.swift")
    #expect(first.message == "view TripList matches \"view models drive the screens\"")
    let against = survey.evidence(against: try Self.standing("vanilla-mv", in: survey))
    #expect(
      against.first?.message == "view TripList does not match \"views do without view models\"")
  }

  @Test func `every shipped profile but base is marked, and the names without rules are known`() {
    let survey = Self.survey(Self.clean)
    let names = survey.standings.filter { $0.fit != nil }.map(\.definition.name)
    #expect(
      names.sorted() == [
        "clean-mvvm", "modular-mvvm-c", "mvc", "mvvm", "redux", "ribs", "tca", "vanilla-mv", "viper",
      ])
    #expect(survey.standings.last?.definition.name == "base")
    #expect(
      survey.standings.filter(\.hasNoRules).map(\.definition.name).sorted() == ["mvc", "ribs"])
  }
}
