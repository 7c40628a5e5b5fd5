import EavesFiles
import EavesSource
import Foundation
import Testing

@Suite struct FileReaderTests {
  private func fault(_ folder: TemporaryFolder, _ path: String) -> String? {
    do throws(FileFault) {
      _ = try FileReader(root: folder.path).read(FilePath(path))
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `reads bytes as they are`() throws {
    let folder = try TemporaryFolder(["a.swift": "let a = 1\r\n", "empty.swift": ""])
    try Data([0xFF, 0x00, 0xC3]).write(to: URL(fileURLWithPath: folder.at("b.swift")))
    let reader = FileReader(root: folder.path)
    #expect(try reader.read(FilePath("a.swift")).bytes == Array("let a = 1\r\n".utf8))
    #expect(try reader.read(FilePath("a.swift")).path == FilePath("a.swift"))
    #expect(try reader.read(FilePath("b.swift")).bytes == [0xFF, 0x00, 0xC3])
    #expect(try reader.read(FilePath("empty.swift")).bytes.isEmpty)
  }

  @Test func `names what is in the way`() throws {
    let folder = try TemporaryFolder(["folder.swift/": ""])
    #expect(unsafe mkfifo(folder.at("pipe.swift"), 0o644) == 0)
    try folder.link("loop.swift", to: "loop.swift")
    #expect(fault(folder, "gone.swift") == "gone.swift: no such file or folder")
    #expect(fault(folder, "folder.swift") == "folder.swift: a folder, not a file")
    #expect(fault(folder, "pipe.swift") == "pipe.swift: not a regular file")
    #expect(fault(folder, "loop.swift") == "loop.swift: a link that leads back to itself")
  }

  @Test func `refuses 4 GiB before reading them`() throws {
    let folder = try TemporaryFolder(["huge.swift": ""])
    try #require(unsafe truncate(folder.at("huge.swift"), 5 << 30) == 0)
    #expect(fault(folder, "huge.swift") == "huge.swift: 5 GiB; files of 4 GiB and more are not read here")
  }

  @Test func `a page is refused at fewer bytes than code, before they are read`() throws {
    let folder = try TemporaryFolder(["eaves.yml": "", "A.swift": "let a = 1"])
    try #require(unsafe truncate(folder.at("eaves.yml"), off_t(FileReader.pageLimit)) == 0)
    let reader = FileReader(root: folder.path)
    #expect(try reader.read(FilePath("eaves.yml")).bytes.count == Int(FileReader.pageLimit))
    for boundary in [Boundary.anywhere, Boundary(around: folder.path)] {
      #expect(
        throws: FileFault(path: FilePath("eaves.yml"), reason: .tooLarge(16 << 20, limit: 16 << 20))
      ) {
        try FileReader(root: folder.path, boundary: boundary)
          .read(FilePath("eaves.yml"), below: FileReader.pageLimit)
      }
    }
    try #require(unsafe truncate(folder.at("eaves.yml"), 3 << 30) == 0)
    let reason = FileFault.Reason.tooLarge(3 << 30, limit: FileReader.pageLimit)
    #expect(
      FileFault(path: FilePath("eaves.yml"), reason: reason).problem.text
        == "eaves.yml: warning: not read: 3 GiB; files of 16 MiB and more are not read here; "
        + "split the file, or delete parts of it")
  }

  @Test(.enabled(if: getuid() != 0, "the superuser reads everything"))
  func `says what the system said`() throws {
    let folder = try TemporaryFolder(["a.swift": ""])
    _ = unsafe chmod(folder.at("a.swift"), 0)
    #expect(fault(folder, "a.swift") == "a.swift: permission denied")
  }

  @Test func `a fault is a warning of the run`() {
    let fault = FileFault(path: FilePath("a.swift"), reason: .refused("permission denied"))
    #expect(fault.problem.text == "a.swift: warning: not read: permission denied")
  }
}

@Suite struct FileWriterTests {
  private func write(_ text: String, _ folder: TemporaryFolder, _ path: String) throws(FileFault) {
    try FileWriter.write(Array(text.utf8), to: folder.path.appending(FilePath(path)))
  }

  private func text(_ folder: TemporaryFolder, _ path: String) throws -> String {
    try String(contentsOfFile: folder.at(path), encoding: .utf8)
  }

  @Test func `creates and replaces, and leaves nothing beside`() throws {
    let folder = try TemporaryFolder()
    try write("one", folder, "a.json")
    try write("two", folder, "a.json")
    #expect(try text(folder, "a.json") == "two")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path.text) == ["a.json"])
  }

  @Test func `keeps permissions and links`() throws {
    let folder = try TemporaryFolder(["real/a.json": "one"])
    _ = unsafe chmod(folder.at("real/a.json"), 0o600)
    try folder.link("a.json", to: "real/a.json")
    try write("two", folder, "a.json")
    #expect(try text(folder, "real/a.json") == "two")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.at("real/a.json"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.at("a.json")) == "real/a.json")
  }

  @Test func `refuses folders and folders that are not there`() throws {
    let folder = try TemporaryFolder(["a/": ""])
    #expect(throws: FileFault(path: FilePath(folder.at("a")), reason: .isFolder)) {
      try write("", folder, "a")
    }
    #expect(throws: FileFault(path: FilePath(folder.at("b/c")), reason: .vanished)) {
      try write("", folder, "b/c")
    }
  }

  @Test func `a draft that a killed run has left is passed over`() throws {
    let folder = try TemporaryFolder([".a.json.\(getpid()).draft": "half"])
    try write("whole", folder, "a.json")
    #expect(try text(folder, "a.json") == "whole")
    #expect(try text(folder, ".a.json.\(getpid()).draft") == "half")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path.text).count == 2)
  }

  @Test func `a link that leads nowhere leads to what is made`() throws {
    let folder = try TemporaryFolder(["real/": ""])
    try folder.link("a.json", to: "real/a.json")
    try write("one", folder, "a.json")
    #expect(try text(folder, "real/a.json") == "one")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.at("a.json")) == "real/a.json")
    try folder.link("loop", to: "loop")
    #expect(throws: FileFault(path: FilePath(folder.at("loop")), reason: .linkLoop)) {
      try write("one", folder, "loop")
    }
  }

  @Test func `writes into a device`() throws {
    let device = try #require(AbsolutePath("/dev/null"))
    try FileWriter.write([1, 2, 3], to: device)
    #expect(device.exists)
  }
}
