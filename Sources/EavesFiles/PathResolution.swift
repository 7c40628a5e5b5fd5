import EavesSource

/// The way from the root of the file system to a place, component by component, link by link, as the system would
/// go it.
struct PathResolution {
  /// The links on the way, in its order, each by a path that leads through no other.
  private(set) var links: [AbsolutePath] = []
  /// Where the way ends, a path without links; its last component need not be there.
  private(set) var end: AbsolutePath
  /// What stands there; nil for nothing.
  private(set) var status: SystemCalls.Status?
  /// What is in the way; nil when nothing is.
  private(set) var fault: FileFault.Reason?

  /// As many as Linux follows.
  private static let maxLinks = 40

  init(of place: AbsolutePath) {
    end = AbsolutePath("/", in: place)
    var ahead = Array(place.components.reversed().map(String.init))
    while let name = ahead.popLast() {
      if name == ".." {
        end = end.parent ?? end
        continue
      }
      let next = AbsolutePath(name, in: end)
      // Of a tree nothing is a link that anyone follows.
      if case .disk = next.tree?.answer(next.text) ?? .disk {
      } else {
        (end, status) = (next, nil)
        continue
      }
      do throws(SystemCalls.Failure) {
        status = try SystemCalls.linkStatus(of: next.text)
        guard status?.kind == .link else {
          end = next
          continue
        }
        links.append(next)
        if links.count > Self.maxLinks {
          fault = .linkLoop
          return
        }
        let target = String(decoding: try SystemCalls.target(ofLink: next.text), as: UTF8.self)
        if target.hasPrefix("/") { end = AbsolutePath("/", in: end) }
        ahead += target.split(separator: "/").reversed().map(String.init).filter { $0 != "." }
        status = nil
      } catch {
        (end, status) = (next, nil)
        if error.reason != .vanished || !ahead.isEmpty { fault = error.reason }
        return
      }
    }
    if status == nil { status = try? SystemCalls.linkStatus(of: end.text) }
  }
}
