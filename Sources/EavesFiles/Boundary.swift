import EavesSource

/// How far links are followed: as long as they lead to files of one repository. What git keeps in `.git` is none
/// of them.
package struct Boundary: Equatable, Sendable {
  /// Without links; nil where everything may be read.
  package let folder: AbsolutePath?

  /// Links are followed wherever they lead.
  package static let anywhere = Boundary(folder: nil)

  private init(folder: AbsolutePath?) { self.folder = folder }

  /// The files of the repository that a folder lies in, links followed; those of the folder itself where there is
  /// no repository.
  package init(around folder: AbsolutePath) {
    let real = folder.grounded
    self.init(folder: Self.repository(around: real) ?? real)
  }

  /// As `init(around:)`; but where the folder is spelled as one of a project, and its links lead out of that project,
  /// the files of the project.
  package init(around folder: AbsolutePath, within project: Boundary) {
    let own = Boundary(around: folder)
    guard project.spells(folder), let real = own.folder, let top = project.folder,
      real.relative(to: top) == nil, top.relative(to: real) == nil
    else {
      self = own
      return
    }
    self = project
  }

  /// The files of the project that a command is given in: those of the repository around a folder, else of the folder of
  /// the nearest `eaves.yml` at or above it, else of the folder itself.
  package static func ofCommand(in folder: AbsolutePath) -> Boundary {
    let real = folder.grounded
    let name = FilePath(ProjectRoot.configurationName)
    return Boundary(
      folder: repository(around: real) ?? real.selfAndParents.first { $0.appending(name).isThere } ?? real)
  }

  /// The top of the repository that a folder lies in, both without links; nil for none.
  package static func repository(around folder: AbsolutePath) -> AbsolutePath? {
    folder.grounded.selfAndParents.first { $0.appending(FilePath(".git")).exists }
  }

  /// Whether a place is one of the files, or would be: links are followed as far as something is there.
  package func holds(_ place: AbsolutePath) -> Bool {
    guard let folder else { return true }
    guard let way = place.grounded.relative(to: folder) else { return false }
    return !way.components.contains { Self.isGitFolder($0) }
  }

  /// As `holds`, of the spelling alone: no link is followed.
  package func spells(_ place: AbsolutePath) -> Bool {
    guard let folder else { return true }
    guard let way = place.relative(to: folder) else { return false }
    return !way.components.contains { Self.isGitFolder($0) }
  }

  /// Whether an open file or folder is one of the files. What stood at its path may have been swapped for a link
  /// since that was looked at: the descriptor decides, and where the system does not say its place, the file that
  /// the path leads to without links must be the same one.
  func admits(_ descriptor: Int32, openedAt path: String) -> Bool {
    guard let folder else { return true }
    let place = SystemCalls.place(ofDescriptor: descriptor)
    if let place, isPlainly(place, below: folder) { return true }
    if let text = place.map({ String(decoding: $0, as: UTF8.self) }), let place = AbsolutePath(text),
      spells(place)
    {
      return true
    }
    guard let real = try? SystemCalls.realPath(of: path), let place = AbsolutePath(real), spells(place),
      let there = try? SystemCalls.status(of: real),
      let here = try? SystemCalls.status(ofDescriptor: descriptor)
    else { return false }
    return there.identity == here.identity
  }

  /// Hot: asked of every file that is read. False also where a name on the way begins with a dot, which is left to
  /// `spells`.
  private func isPlainly(_ place: [UInt8], below folder: AbsolutePath) -> Bool {
    guard place.starts(with: folder.text.utf8) else { return false }
    let rest = place[folder.text.utf8.count...]
    return rest.first == 0x2F && !zip(rest, rest.dropFirst()).contains { $0 == 0x2F && $1 == 0x2E }
  }

  /// Whether git keeps its own data in folders of this name; some file systems ignore case.
  static func isGitFolder(_ name: Substring) -> Bool { name.lowercased() == ".git" }

  /// The first link on the way to a place that leads out of the files it lies among: those of `project`, else of
  /// the repository around the link. Nil where nothing leads astray; without links at all, nothing can.
  package static func strayLink(
    onTheWayTo place: AbsolutePath, project: Boundary? = nil
  ) -> AbsolutePath? {
    PathResolution(of: place).links.first { link in
      guard let holder = link.parent else { return false }
      if let project, let folder = project.folder, holder.relative(to: folder) != nil {
        return !project.holds(link)
      }
      return repository(around: holder).map { !Boundary(folder: $0).holds(link) } ?? false
    }
  }
}

extension SystemCalls {
  /// The path of what is open, without links; nil where the system has no such list.
  fileprivate static func place(ofDescriptor descriptor: Int32) -> [UInt8]? {
    #if os(Linux)
      try? target(ofLink: "/proc/self/fd/\(descriptor)")
    #else
      nil
    #endif
  }
}

extension AbsolutePath {
  /// The path without links as far as something is there; what lies beyond as it is written.
  package var grounded: AbsolutePath {
    var beyond: [String] = []
    for folder in selfAndParents {
      if let real = folder.resolved() {
        return AbsolutePath(beyond.reversed().joined(separator: "/"), in: real)
      }
      beyond.append(folder.name)
    }
    return self
  }
}
