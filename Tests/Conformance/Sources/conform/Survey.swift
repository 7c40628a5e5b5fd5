import EavesOutline
import EavesSource
import Facts
import Foundation
import Reference
import Synchronization

/// One comparison over all files of some folders, on all cores.
final class Survey: Sendable {
  private let options: Options
  private let files: [(path: String, shown: String)]
  private let known: Known
  private let state = Mutex(State())

  struct State {
    var next = 0
    var tally = Tally()
    var lines: [String] = []
    var listed: Set<Known.Entry> = []
    var unlisted = 0
    var fileCount = 0
    var lineCount = 0
    var byteCount = 0
    var refused: [String] = []
  }

  init(_ options: Options) throws {
    self.options = options
    known = try Known(path: options.known)
    files = options.folders.flatMap { Self.files(in: $0) }
  }

  private static func files(in folder: String) -> [(path: String, shown: String)] {
    let base = URL(fileURLWithPath: folder).lastPathComponent
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
    return walk.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".build/") }
      .sorted().map { (folder + "/" + $0, base + "/" + $0) }
  }

  /// Own threads with a deep stack: the reference tree is walked by recursion.
  func run() {
    let done = DispatchGroup()
    for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
      done.enter()
      let thread = Thread {
        while let index = self.claim() { self.compareFile(index) }
        done.leave()
      }
      thread.stackSize = 256 << 20
      thread.start()
    }
    done.wait()
  }

  private func claim() -> Int? {
    state.withLock { state in
      guard state.next < files.count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  private func compareFile(_ index: Int) {
    let file = files[index]
    guard let data = FileManager.default.contents(atPath: file.path) else { return }
    let bytes = [UInt8](data)
    guard let expected = Reference.facts(of: bytes) else {
      state.withLock { $0.refused.append(file.shown) }
      return
    }
    let outline = Outline(scanning: SourceText(path: FilePath(file.shown), bytes: bytes))
    let (tally, disagreements) = compare(expected: expected, found: OutlineFacts(outline).found)
    let places = disagreements.map { place($0, file.shown, outline) }
    state.withLock { state in
      state.tally += tally
      state.fileCount += 1
      state.lineCount += outline.lines.count(in: bytes)
      state.byteCount += bytes.count
      for (disagreement, place) in zip(disagreements, places) { note(disagreement, place, in: &state) }
    }
  }

  private func place(_ disagreement: Disagreement, _ path: String, _ outline: Outline) -> (String, Int) {
    let position = outline.lines.position(of: UInt32(disagreement.offset), in: outline.source.bytes)
    return ("\(path):\(position.line)", position.column)
  }

  private func note(_ disagreement: Disagreement, _ place: (String, Int), in state: inout State) {
    let entry = Known.Entry(kind: "\(disagreement.kind)", place: place.0)
    if known.entries.contains(entry) {
      state.listed.insert(entry)
      return
    }
    state.unlisted += 1
    guard options.kind == nil || options.kind == disagreement.kind else { return }
    let expected = disagreement.expected ?? "nothing"
    let found = disagreement.found ?? "nothing"
    state.lines.append("\(place.0):\(place.1): \(disagreement.kind): expected \(expected), found \(found)")
  }
}

// MARK: - The report

extension Survey {
  /// Entries about a scanned folder that no longer disagree.
  private var stale: [String] {
    let scanned = Set(files.map(\.shown))
    let listed = state.withLock { $0.listed }
    return known.entries.subtracting(listed)
      .filter { entry in scanned.contains(String(entry.place.prefix { $0 != ":" })) }
      .map { "\($0.kind) \($0.place)" }.sorted()
  }

  var isClean: Bool {
    let (count, unlisted) = state.withLock { ($0.fileCount, $0.unlisted) }
    return unlisted == 0 && stale.isEmpty && count >= options.fewestFiles
  }

  func report() -> String {
    let state = state.withLock { $0 }
    var text = state.lines.sorted().prefix(options.shown).map { $0 + "\n" }.joined()
    for kind in FactKind.allCases { text += row(kind, state.tally) }
    text += "\(state.fileCount) files, \(state.lineCount) lines, \(state.byteCount) bytes; "
    text += "\(state.refused.count) files that the reference parser does not accept\n"
    for path in state.refused.sorted().prefix(options.shown) { text += "  not accepted: \(path)\n" }
    text += "\(state.unlisted) disagreements, \(state.listed.count) known places\n"
    for entry in stale { text += "no longer disagrees, remove it: \(entry)\n" }
    if state.fileCount < options.fewestFiles {
      text += "\(state.fileCount) files are fewer than \(options.fewestFiles)\n"
    }
    return text
  }

  private func row(_ kind: FactKind, _ tally: Tally) -> String {
    let (agreed, total) = (tally.agreed[kind.rawValue], tally.total[kind.rawValue])
    let share = total == 0 ? 100 : 100 * Double(agreed) / Double(total)
    let name = "\(kind)".padding(toLength: 16, withPad: " ", startingAt: 0)
    return name + String(format: "%10d of %10d  %9.5f %%\n", agreed, total, share)
  }
}
