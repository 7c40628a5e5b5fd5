import EavesDocuments
import EavesSource

/// The capabilities that an editor announces.
struct ClientCapabilities {
  var encoding = PositionEncoding.utf16
  /// It pulls diagnostics; nothing is pushed to it.
  var pulls = false
  /// It refreshes all diagnostics on request.
  var refreshes = false
  /// It shows places that belong to a diagnostic.
  var showsRelated = false
  /// It can watch files on disk.
  var watches = false
  /// It applies edits that a server asks for.
  var appliesEdits = false
  /// It can open a document.
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
