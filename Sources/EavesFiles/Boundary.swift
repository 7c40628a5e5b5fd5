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
