import EavesDocuments
import EavesSource

/// What an editor says that it can do.
struct ClientAbilities {
  var encoding = PositionEncoding.utf16
  /// It asks for diagnostics itself; nothing is pushed to it.
  var pulls = false
  /// It asks again for all diagnostics when told to.
  var refreshes = false
  /// It shows places that belong to a diagnostic.
  var showsRelated = false
  /// It tells of files that change on disk, if it is asked to.
  var watches = false
  /// It applies edits that a server asks for.
  var appliesEdits = false
  /// It can be asked to show a page.
  var showsPages = false

  init() {}

  init(_ parameters: JSON) {
    let abilities = parameters["capabilities"]
    let document = abilities?["textDocument"]
    let workspace = abilities?["workspace"]
    let general = abilities?["general"]
    encoding = PositionEncoding(offered: general?["positionEncodings"]?.elements.compactMap(\.text) ?? [])
    if case .object? = document?["diagnostic"] { pulls = true }
    refreshes = workspace?["diagnostics"]?["refreshSupport"]?.truth ?? false
    showsRelated =
      (document?["diagnostic"]?["relatedInformation"]
      ?? document?["publishDiagnostics"]?["relatedInformation"])?
      .truth ?? document?["publishDiagnostics"]?["relatedInformation"]?.truth ?? false
    watches = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.truth ?? false
    appliesEdits = workspace?["applyEdit"]?.truth ?? false
    showsPages = abilities?["window"]?["showDocument"]?["support"]?.truth ?? false
  }
}
