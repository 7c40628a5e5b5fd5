import EavesDocuments
import EavesFiles
import EavesThreads
import Testing

@testable import eaves

/// A number of jobs is a wish: a page that a branch brings along takes no more of the machine than it has.
@Suite struct JobsTests {
  static let most = Machine.processorCount

  private func threads(flag: Int?, page: Int?) -> Int {
    var invocation = Invocation()
    invocation.jobs = flag
    var configuration = Configuration()
    configuration.jobs = page
    return CheckSettings.workers(invocation, configuration).threads
  }

  @Test(arguments: [
    (nil, nil, most), (nil, 4000, most), (4000, nil, most), (4000, 1, most), (1, nil, 1), (nil, 1, 1),
    (1, 4000, 1), (Int.max, Int.max, most),
  ])
  func `never more threads than processors`(_ flag: Int?, _ page: Int?, _ expected: Int) {
    #expect(threads(flag: flag, page: page) == expected)
  }

  @Test func `any number gives the same report`() throws {
    let files = (0..<100).map { file in
      (path: "p/Sources/A\(file)View.swift", text: "import SwiftUI\n@Query struct A\(file)View: View {}\n")
    }
    let sandbox = try Sandbox(files)
    let one = sandbox.eaves("check ~/p --profile clean-mvvm --format json --jobs 1")
    #expect(one.status != .couldNotRun)
    for jobs in [4000, Int.max] {
      #expect(sandbox.eaves("check ~/p --profile clean-mvvm --format json --jobs \(jobs)").out == one.out)
    }
  }
}
