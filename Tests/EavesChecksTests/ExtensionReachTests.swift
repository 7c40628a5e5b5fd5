import EavesFindings
import Testing

@testable import EavesChecks

/// What views call on values that others keep.
@Suite struct ExtensionReachTests {
  private static let check = """
    for: view
    never:
      reaches: network
    except:
      - through: viewModel
    """

  /// - Parameter call: what the view calls.
  private func messages(_ call: String) -> [String] {
    let code = """
      final class PageViewModel {
        let url: URL
        let page: Page
        func load() async { _ = try? await URLSession.shared.data(from: url) }
      }
      final class Page { func load() async { _ = try? await URLSession.shared.data(from: url) } }
      extension URL { func visit() async { _ = try? await URLSession.shared.data(from: self) } }
      struct PageView: View {
        let model: PageViewModel
        var body: some View { Text("a").task { await \(call) } }
      }
      """
    return fullFindings(of: Self.check, in: ["A.swift": code]).map(\.message)
  }

  @Test func `an extension of an SDK type does its work for the caller, whoever keeps the value`() {
    #expect(messages("model.url.visit()") == ["`PageView` reaches the network through `URL.visit()`"])
  }

  @Test(arguments: ["model.load()", "model.page.load()"])
  func `what is called of a view model, or of what it keeps, is the view model's`(_ call: String) {
    #expect(messages(call).isEmpty)
  }
}
