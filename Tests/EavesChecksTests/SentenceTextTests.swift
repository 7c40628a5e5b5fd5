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
        "for every view, never mentions a repository, database or network, except a repository that it only passes to a view model"
      ),
      (
        "for: useCase\nunless:\n  - held-by: viewModel\n    count: 2..\nnever: exists",
        "for every use case, unless it is held by at least 2 view models, never: it must not exist"
      ),
      (
        "for: useCase\nthat:\n  - forwards-to: repository\nnever: exists",
        "for every use case that only forwards to a repository, never: it must not exist"
      ),
      (
        "for: view\nnever:\n  calls: [formatting, arithmetic]\n  of: viewModel\n  inside: body",
        "for every view, never calls formatting or arithmetic of a view model inside body"
      ),
      (
        "for: viewModel\nnever:\n  exposes: domainModel\n  via: property",
        "for every view model, never exposes a domain model through a property"
      ),
      (
        "for: feature\nonly:\n  imports: [Domain, DesignSystem]",
        "for every feature, only imports Domain and DesignSystem"
      ),
      (
        "for: feature\nnever:\n  mentions: feature", "for every feature, never mentions another feature"
      ),
      (
        "for: file\nthat:\n  - role: viewModel\nunless:\n  - role: [view, data]\n  - name: A\nnever:\n  imports: uiFrameworks",
        "for every file that declares a view model, unless it declares a view or a data or is named A, never imports ui frameworks"
      ),
      (
        "for: viewModel\nalways:\n  - marked: final\n  - marked: \"@MainActor\"",
        "for every view model, always is marked final and is marked @MainActor"
      ),
      (
        "for: type\nthat:\n  - kind: protocol\n    name: \"*Repository\"\nalways:\n  - conformed-by: type\n    count: 1",
        "for every type that is a protocol and is named *Repository, always is conformed to by exactly 1 type"
      ),
      (
        "for: view\nalways:\n  - lines: ..60\n    inside: body\n  - depth: ..6\n    inside: body",
        "for every view, always has at most 60 lines inside body and has a depth of at most 6 inside body"
      ),
      (
        "for: call\nthat:\n  - callee: [\".sheet\"]\n    inside: view\nalways:\n  - argument: [item, isPresented]\n    of: coordinator",
        "for every call that is of .sheet and is inside a view, always has an argument item or isPresented of a coordinator"
      ),
      (
        "for: view\nnever:\n  mentions: repository\nexcept:\n  - inside: init\n  - name: \"*Live\"\n  - holds: repository",
        "for every view, never mentions a repository, except what stands inside init, what is named *Live or where it holds a repository"
      ),
    ])
  func texts(_ yaml: String, _ expected: String) {
    let text = SentenceText(shippedVocabulary)
    #expect(document(yaml).sentences.map(text.text) == [expected])
  }
}
