import EavesFiles
import EavesSource
import Synchronization
import Testing

@testable import eaves

@Suite("check --watch")
struct WatchTests {
  @Test("It reports when something has changed, and says nothing when nothing has")
  func reports() throws {
    let sandbox = try Sandbox([
      ("eaves.yml", "eaves: 1\nprofile: none\nrules: [rules]\n"), ("Sources/TripList.swift", Sample.view),
      ("rules/no-store-in-views.md", Sample.rule()),
    ])
    let changes: [(String, String)?] = [
      nil, ("Sources/TripList.swift", "struct TripList: View {}\n"),
      ("eaves.yml", "eaves: 1\nprofle: none\n"),
      ("eaves.yml", "eaves: 1\nprofile: none\nrules: [rules]\n"), ("Sources/TripList.swift", Sample.view),
      nil,
    ]
    let heard = Mutex<[String]>([])
    let output = Output(input: "") { _, text in heard.withLock { $0.append(text) } }
    var look = 0
    let parser = ArgumentParser(["check", "--root", sandbox.path, "--watch", "--quiet"]) { _ in true }
    let watch = CheckWatch(parser.invocation, output, maxLooks: changes.count + 1) {
      if let (path, text) = changes[look] { try? sandbox.add(path, Array(text.utf8)) }
      look += 1
    }
    #expect(watch.run() == .findings)
    let told = heard.withLock { $0 }
    #expect(told.count == 5)
    #expect(told.map { $0.contains("`TripList` holds `TripStore`") } == [true, false, false, false, true])
    #expect(told.map { $0.contains("unknown key `profle`") } == [false, false, true, false, false])
  }

  @Test("A document beside the root is watched as well")
  func documentsBeside() throws {
    let sandbox = try Sandbox([
      ("p/Sources/TripList.swift", Sample.view), ("rules/no-store-in-views.md", Sample.rule()),
    ])
    let quiet = Sample.rule().replacing("impact: HIGH", with: "impact: LOW")
    #expect(quiet != Sample.rule())
    let heard = Mutex<[String]>([])
    let output = Output(input: "") { _, text in heard.withLock { $0.append(text) } }
    var look = 0
    let parser = ArgumentParser([
      "check", "--root", "\(sandbox.path)/p", "--profile", "none", "--rules", "\(sandbox.path)/rules",
      "--watch",
      "--quiet",
    ]) { _ in true }
    let watch = CheckWatch(parser.invocation, output, maxLooks: 5) {
      look += 1
      if look == 3 { try? sandbox.add("rules/no-store-in-views.md", Array(quiet.utf8)) }
    }
    #expect(watch.run() == .clean)
    #expect(heard.withLock { $0 }.map { $0.contains("LOW") } == [false, true])
  }

  @Test("It goes with no flag that is about one moment")
  func contradictions() throws {
    let sandbox = try Sandbox([("a.swift", "")])
    for flag in ["--diff main", "--output x.txt", "--stdin-path a.swift"] {
      let heard = sandbox.eaves("check --root ~ --watch \(flag)")
      #expect(heard.status == .couldNotRun)
      #expect(heard.errors.contains("`--watch` and `\(flag.split(separator: " ")[0])` contradict each other"))
    }
  }
}
