import EavesDocuments
import Testing

@testable import EavesChecks

/// Sentences read aloud.
@Suite("Sentences in English")
struct SentenceTextTests {
  @Test(
    "frames, narrowing, exceptions",
    arguments: [
      (
        "for: view\nnever:\n  mentions: [repository, database, network]\nexcept:\n  - passes-to: viewModel\n    of: repository",
        "a view never mentions a repository, the database or the network. Allowed: a repository that it only passes to a view model"
      ),
      (
        "for: useCase\nunless:\n  - held-by: viewModel\n    count: 2..\nnever: exists",
        "a use case, unless it is held by at least 2 view models, must not exist"
      ),
      (
        "for: useCase\nthat:\n  - forwards-to: repository\nnever: exists",
        "a use case that only forwards to a repository must not exist"
      ),
      (
        "for: view\nnever:\n  calls: [formatting, calculations]\n  of: viewModel\n  inside: body",
        "a view never calls formatting functions or calculations of a view model inside body"
      ),
      (
        "for: viewModel\nnever:\n  exposes: domainModel\n  via: property",
        "a view model never exposes a domain model through a property"
      ),
      (
        "for: feature\nonly:\n  imports: [Domain, DesignSystem]",
        "a feature only imports Domain and DesignSystem"
      ),
      (
        "for: feature\nnever:\n  mentions: feature", "a feature never mentions another feature"
      ),
      (
        "for: file\nthat:\n  - role: viewModel\nunless:\n  - role: [view, data]\n  - name: A\nnever:\n  imports: uiFrameworks",
        "a file that declares a view model, unless it is in data or declares a view or is named A, never imports UI frameworks"
      ),
      (
        "for: viewModel\nalways:\n  - marked: final\n  - marked: \"@MainActor\"",
        "a view model is always marked final. It is always marked @MainActor"
      ),
      (
        "for: type\nthat:\n  - kind: protocol\n    name: \"*Repository\"\nalways:\n  - conformed-by: type\n    count: 1",
        "a type that is a protocol and is named *Repository is always conformed to by exactly 1 type"
      ),
      (
        "for: view\nalways:\n  - lines: ..60\n    inside: body\n  - depth: ..6\n    inside: body",
        "a view always has at most 60 lines inside body. It always has a depth of at most 6 inside body"
      ),
      (
        "for: call\nthat:\n  - callee: [\".sheet\"]\n    inside: view\nalways:\n  - argument: [item, isPresented]\n    of: coordinator",
        "a call that is of .sheet and is inside a view always has an argument `item:` or `isPresented:` of a coordinator"
      ),
      (
        "for: view\nnever:\n  mentions: repository\nexcept:\n  - inside: init\n  - name: \"*Live\"\n  - holds: repository",
        "a view never mentions a repository. Allowed: what stands inside init; what is named *Live; where it holds a repository"
      ),
      (
        "for: view\nnever:\n  - reaches: network\n  - holds: [service, repository, useCase]\nexcept:\n  - through: [viewModel, coordinator]\n  - holds: [service, repository, useCase]\n    of: entity",
        "a view never reaches the network. It never holds a service, repository or use case. Allowed: calls through a view model or coordinator; those of an entity"
      ),
      (
        "for: member\nthat:\n  - kind: stored\n    type: \"*)*-> *\"\nnever: exists",
        "a member that is stored and is a closure must not exist"
      ),
      (
        "for: call\nthat:\n  - callee: Date\n    value: none\nnever: exists",
        "a call that is of Date and has no argument must not exist"
      ),
      (
        "for: file\nthat:\n  - role: [domain, viewModel, data]\nnever:\n  imports: SwiftData",
        "a file that is in domain or data or declares a view model never imports SwiftData"
      ),
    ])
  func texts(_ yaml: String, _ expected: String) {
    let text = SentenceText(shippedVocabulary)
    #expect(document(yaml).sentences.map(text.text) == [expected])
  }
}
