import Foundation
import Testing

@testable import eaves

/// `eaves survey`, and a check where nobody chose a profile.
@Suite struct SurveyCommandTests {
  private static let clean: [(path: String, text: String)] = [
    (
      "p/Sources/TripList.swift",
      """
      struct TripList: View { let viewModel: TripListViewModel }
      struct TripPage: View { let viewModel: TripListViewModel }
      final class TripListViewModel { let loadTrips: LoadTripsUseCase }
      struct LoadTripsUseCase { let trips: any TripRepository }
      protocol TripRepository {}
      """
    )
  ]

  @Test func `a survey says what fits, why, and what the number means`() throws {
    let heard = try Sandbox(Self.clean).eaves("survey ~/p")
    #expect(heard.status == .clean)
    let lines = heard.out.split(separator: "\n").map(String.init)
    #expect(
      lines[0] == "this project follows clean-mvvm: view → view model → use case → repository (100 % match)")
    #expect(
      lines[1]
        == "there is too little code to see which rules this project follows; without configuration, Eaves checks the "
        + "rules of clean-mvvm, and `eaves init` writes this profile and a baseline")
    #expect(lines.contains(" 100 %      2 of 2  indicator \"view models drive the screens\""), "\(heard.out)")
    #expect(
      lines.contains(
        "  evidence for it: Sources/TripList.swift:1:8  view TripList matches \"view models drive the screens\""
      ), "\(heard.out)")
    #expect(heard.out.contains(" The match of a profile is the lowest share of its indicators.\n"))
  }

  @Test func `a survey may be of one profile alone`() throws {
    let sandbox = try Sandbox(Self.clean)
    let one = sandbox.eaves("survey ~/p --profile mvvm")
    #expect(one.status == .clean)
    #expect(
      one.out.contains("\nmvvm  100 % match (its lowest indicator)  ") && !one.out.contains("\nclean-mvvm  "),
      "\(one.out)")
    let unknown = sandbox.eaves("survey ~/p --profile mvm")
    #expect(unknown.errors.contains("profile `mvm` has no indicators; did you mean `mvvm`?"), "\(unknown)")
  }

  @Test func `what the code is near to is what it is checked with where it is too small for shares`() throws {
    let views = ["List", "Page", "Row", "Cell"].map {
      "struct Trip\($0): View { let service: TripService }\n"
    }
    let code =
      "struct TripFeed: View { @Query var trips: [Trip] }\n@Model final class Trip {}\n" + views.joined()
      + "final class TripService { func load() { URLSession.shared.dataTask(with: url) } }\n"
    let sandbox = try Sandbox([("v/Sources/Trips.swift", code)])
    #expect(sandbox.eaves("survey ~/v").out.contains("nearest: vanilla-mv"))
    #expect(sandbox.eaves("check ~/v --format json").out.contains("\"profile\": \"vanilla-mv\""))
  }

  @Test func `a survey for machines is JSON`() throws {
    let heard = try Sandbox(Self.clean).eaves("survey ~/p --format json")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(heard.out.utf8)) as? [String: Any])
    #expect(json["schemaVersion"] as? Int == 1)
    #expect(json["follows"] as? String == "clean-mvvm")
    #expect(json["nearest"] as? String == "clean-mvvm")
    let profiles = try #require(json["profiles"] as? [[String: Any]])
    #expect(profiles.first?["fit"] as? Int == 100)
    #expect(profiles.count == 10)
    let place = try #require((profiles.first?["for"] as? [[String: Any]])?.first)
    #expect(place["line"] as? Int == 1)
  }

  @Test func `a check of little code without a choice takes the nearest profile`() throws {
    let sandbox = try Sandbox(Self.clean)
    let heard = sandbox.eaves("check ~/p --color never")
    #expect(
      heard.out.hasPrefix(
        "no profile chosen, this code looks like clean-mvvm (100 % match): too little code to see which rules it follows, "
          + "checked with clean-mvvm\n"), "\(heard.out)")
    let json = sandbox.eaves("check ~/p --format json").out
    #expect(json.contains("\"profile\": \"clean-mvvm\",\n  \"profileSource\": \"survey\""))
  }

  @Test func `own documents run with the profile that the survey chose`() throws {
    let sandbox = try Sandbox(Self.clean + [("rules/no-store-in-views.md", Sample.rule())])
    let heard = sandbox.eaves("rules --for ~/p --rules ~/rules")
    #expect(heard.out.hasPrefix("profile clean-mvvm\n"), "\(heard.out)")
    #expect(heard.out.contains("no-store-in-views"))
  }
}
