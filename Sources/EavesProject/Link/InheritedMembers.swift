import EavesOutline
import EavesSource

/// Names that stand alone for a member of the value itself.
extension Project {
  /// Whether a name without a receiver is a member of a type around it, or one that the type inherits.
  func isOfSelf(_ node: Int, in file: Int) -> Bool {
    guard mayBeOfSelf(node, in: file) else { return false }
    if case .member = declaration(of: node, in: file) { return true }
    return isInherited(node, in: file)
  }

  /// Whether an undeclared name without a receiver is in a class of the project that inherits from an SDK class:
  /// `present(_:animated:)` in a view controller. Members of protocols cannot be distinguished from functions of other modules.
  func isInherited(_ node: Int, in file: Int) -> Bool {
    let outline = files[file].outline
    guard mayBeOfSelf(node, in: file), !outline.names.isCapitalised(outline.nodes[node].name),
      declaration(of: node, in: file) == nil,
      !plan.sdk.globalFunctions.contains(outline.name(of: node))
    else { return false }
    return isInSubtype(node, in: file)
  }

  /// Whether a node is in a class that inherits from a class of another module: a name without a receiver may be a
  /// member of that class.
  package func isInSubtype(_ node: Int, in file: Int) -> Bool {
    let type = enclosingType(of: node, in: file)
    return type != .none && types[type.index].kind == .class
      && allSupertypes(of: type).contains { types[$0.index].kind == .external && isClassOfSDK($0) }
  }

  /// Whether a name stands alone, in code, and is none that the language gives a value.
  private func mayBeOfSelf(_ node: Int, in file: Int) -> Bool {
    let outline = files[file].outline
    guard outline.nodes[node].kind == .identifier, !outline.nodes[node].flags.contains(.continues) else {
      return false
    }
    let giver: NodeKind? =
      switch outline.name(of: node) {
      case "error": .catchClause
      case "newValue", "oldValue": .accessor
      default: nil
      }
    var at = node
    while at != 0 {
      at = outline.around(at)
      switch outline.nodes[at].kind {
      case .attribute: return false
      case let kind where kind == giver: return false
      // Attributes hold no declarations.
      case .members: return true
      default: continue
      }
    }
    return true
  }

  /// Whether a call is one that translates: its name, or its name and first label, are of the word list `translations`.
  package func isTranslation(_ callee: Int, in file: Int) -> Bool {
    // Hardly any name is one: no text is made of the others.
    guard plan.sdk.translators.contains(symbols.bytes(files[file].symbol(callee))) else { return false }
    let outline = files[file].outline
    let name = outline.name(of: callee)
    if plan.sdk.translations.contains(name) { return true }
    guard let call = callAfter(callee, in: file), let argument = outline.firstChild(of: call, kind: .argument)
    else { return false }
    return plan.sdk.translations.contains("\(name)(\(outline.name(of: argument)):)")
  }

  /// Whether the first thing that a call is given is what a translation answers:
  /// `String(format: NSLocalizedString("%@ left", comment: ""), name)`. A format that a function or a property of a
  /// text gives is taken for one: `String(format: "%@ left".localized, name)`.
  package func isTranslated(_ callee: Int, in file: Int) -> Bool {
    let outline = files[file].outline
    guard let call = callAfter(callee, in: file), let argument = outline.firstChild(of: call, kind: .argument)
    else { return false }
    let parts = outline.children(of: argument)
    if outline.name(of: argument) == "format",
      let first = parts.first(where: { outline.nodes[$0].kind != .label })
    {
      let next = Int(outline.nodes[first].next)
      let isFollowed =
        next < Int(outline.nodes[argument].next) && outline.nodes[next].flags.contains(.continues)
      switch outline.nodes[first].kind {
      case .identifier where isFollowed && outline.nodes[next].kind == .call: return true
      case .stringLiteral where isFollowed && outline.nodes[next].kind == .member: return true
      default: break
      }
    }
    return parts.contains {
      outline.nodes[$0].kind == .identifier && isTranslation($0, in: file)
        && callAfter($0, in: file) != nil
    }
  }

  /// Whether values of a type are numbers or dates: the word list `quantities`.
  package func isQuantity(_ type: TypeIndex) -> Bool {
    types[type.index].kind == .external && plan.sdk.quantities.contains(name(type))
  }

  /// Whether a type that is declared elsewhere is a class, by its name.
  private func isClassOfSDK(_ type: TypeIndex) -> Bool {
    let name = name(type)
    return plan.sdk.classes.contains { $0.matches(name) }
  }
}
