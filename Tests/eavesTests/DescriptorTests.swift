import EavesFiles
import Foundation
import Testing

@testable import eaves

/// A process that may open few files reads all of them all the same, or says that it could not. Each case is
/// a process of its own, for the limit is the process's.
@Suite struct DescriptorTests {
  /// Lets this process open `count` more files.
  private static func leave(_ count: Int) {
    var (descriptor, free): (Int32, Int) = (0, 0)
    while free < count {
      if fcntl(descriptor, F_GETFD) < 0 { free += 1 }
      descriptor += 1
    }
    // With none left to take, the limit is the number of those below the first free one.
    while count == 0, fcntl(descriptor, F_GETFD) >= 0 { descriptor += 1 }
    var limit = rlimit()
    _ = unsafe getrlimit(Self.files, &limit)
    limit.rlim_cur = rlim_t(descriptor)
    _ = unsafe setrlimit(Self.files, &limit)
  }

  #if canImport(Glibc)
    private static var files: __rlimit_resource_t { __rlimit_resource_t(RLIMIT_NOFILE.rawValue) }
  #else
    private static var files: Int32 { RLIMIT_NOFILE }
  #endif

  /// A project of so many files that many threads share them out.
  private static func sandbox(_ configuration: String? = nil) throws -> Sandbox {
    let files = (0..<400).map { (path: "p/Sources/A\($0).swift", text: "struct A\($0) {}\n") }
    return try Sandbox(files + (configuration.map { [("p/eaves.yml", $0)] } ?? []))
  }

  @Test(arguments: [1, 7]) func `few are enough for all files`(_ count: Int) async throws {
    await #expect(processExitsWith: .success) { [count] in
      let sandbox = try Self.sandbox()
      Self.leave(count)
      let heard = sandbox.eaves("check ~/p --profile base --jobs 64")
      #expect(Machine.freeDescriptors(upTo: 64) == count)
      #expect(heard.status == .clean)
      #expect(heard.out.contains("in 400 files"), "\(heard.out)\(heard.errors)")
      exit(heard.status.rawValue)
    }
  }

  @Test(arguments: [
    "check ~/p --profile base", "survey ~/p", "baseline write --root ~/p", "validate ~/p",
    "rules --rules ~/p",
  ])
  func `none at all is no clean run`(_ line: String) async throws {
    await #expect(processExitsWith: .exitCode(2)) { [line] in
      let sandbox = try Self.sandbox()
      Self.leave(0)
      let heard = sandbox.eaves(line)
      #expect(Machine.freeDescriptors(upTo: 64) == 0)
      #expect(
        heard.errors.contains("too many files are open; allow more files with `ulimit -n 1024`"),
        "\(heard.errors)")
      #expect(heard.out.isEmpty)
      exit(heard.status.rawValue)
    }
  }

  @Test func `a configuration that cannot be opened is told so`() async throws {
    await #expect(processExitsWith: .exitCode(2)) {
      let sandbox = try Self.sandbox("eaves: 1\nprofile: base\n")
      Self.leave(0)
      let heard = sandbox.eaves("check ~/p")
      #expect(
        heard.errors.contains(
          "eaves.yml: error: the configuration cannot be read: too many files are open; allow"))
      exit(heard.status.rawValue)
    }
  }
}
