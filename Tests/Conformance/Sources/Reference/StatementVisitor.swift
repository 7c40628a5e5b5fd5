import Facts
import SwiftSyntax

/// Statements and the names that patterns bind. The last of the visitors: it knows all productions.
final class ReferenceVisitor: ExpressionVisitor {
  private func statement(_ node: some SyntaxProtocol, _ text: String) -> SyntaxVisitorContinueKind {
    addRange(.statements, node, text)
    return .visitChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    statement(node, "if \(node.conditions.count)")
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    statement(node, "guard \(node.conditions.count)")
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    statement(node, "while \(node.conditions.count)")
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { statement(node, "switch") }
  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { statement(node, "repeat") }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { statement(node, "for") }
  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    statement(node, "do \(node.catchClauses.count)")
  }
  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind { statement(node, "catch") }
  override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind { statement(node, "defer") }
  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind { statement(node, "return") }
  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind { statement(node, "throw") }
  override func visit(_ node: YieldStmtSyntax) -> SyntaxVisitorContinueKind { statement(node, "yield") }
  override func visit(_ node: DiscardStmtSyntax) -> SyntaxVisitorContinueKind { statement(node, "yield") }
  override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind { statement(node, "break") }
  override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind { statement(node, "continue") }
  override func visit(_ node: FallThroughStmtSyntax) -> SyntaxVisitorContinueKind {
    statement(node, "fallthrough")
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    switch node.label {
    case .case(let label): statement(node, "case \(label.caseItems.count)")
    case .default: statement(node, "case 0")
    }
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    add(.boundNames, node.identifier, plain(node.identifier))
    return .visitChildren
  }
}
