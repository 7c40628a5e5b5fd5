import EavesFiles
import EavesFindings
import EavesSession
import EavesSource

/// `eaves digest`: the active rules on a short page for coding assistants, or whether a file still has it.
struct DigestCommand {
  let invocation: Invocation
  let output: Output

  func run() -> ExitStatus {
    output.reporting { () throws(Workspace.Problems) in
      let workspace = try Workspace(invocation, paths: invocation.operands)
      let file = try ReportFile.ofCommandLine(invocation, "the digest", root: workspace.root.folder)
      let kept = try keptBlock(workspace)
      let text = try page(workspace).text
      if let kept {
        let isSame = kept.text.isExactly(text)
        output.say(isSame ? DigestWording.same(kept.path) : DigestWording.differs(kept))
        return isSame ? .clean : .findings
      }
      if let file { try file.write(text) } else { output.hand(over: text) }
      return .clean
    }
  }

  /// The rules that `check` would run. Without a profile the code decides, as there.
  private func page(_ workspace: Workspace) throws(Workspace.Problems) -> DigestText {
    let settings = CheckSettings(invocation, workspace)
    try CheckCommand.checkNames(invocation, workspace.ruleSet)
    var options = settings.options
    if options.profileSource == .survey {
      let project = try CheckCommand.project(workspace, settings)
      let survey = Survey(of: project, by: workspace.ruleSet, on: options.on)
      options = RuleChoice(survey, by: workspace.ruleSet, options).applied(to: options)
    }
    let ofProfile = workspace.ruleSet.documents(for: options)
    let documents = CheckSession.selected(ofProfile, options)
    try CheckCommand.checkRules(documents, options, invocation, workspace)
    return DigestText(
      documents: documents, vocabulary: workspace.ruleSet.vocabulary,
      off: CheckSession.offByDefault(ofProfile, options).count)
  }

  /// The digest in the file of `--check`; nil without one. The file may have come with the code: it is only read,
  /// and through no link that leads out of the project.
  private func keptBlock(_ workspace: Workspace) throws(Workspace.Problems) -> DigestBlock? {
    guard let name = invocation.digestFile else { return nil }
    let named = try NamedPath(
      name, in: try Workspace.currentFolder(), project: workspace.root.boundary,
      followsLinks: invocation.followsLinks)
    let path = FilePath(name)
    let bytes: [UInt8]
    do throws(FileFault) {
      bytes = try FileReader.bytes(
        of: named.place, within: named.boundary, shownAs: path, below: DigestBlock.pageLimit)
    } catch {
      throw Workspace.Problems([DigestWording.unreadable(path, error)])
    }
    return try DigestBlock(in: SourceText(path: path, bytes: bytes))
  }
}
