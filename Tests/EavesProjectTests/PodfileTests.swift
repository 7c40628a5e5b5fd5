import EavesSource
import Testing

@testable import EavesProject

/// What a `Podfile` lists: nothing of it is run.
@Suite struct PodfileTests {
  private func pods(_ text: String) -> [String] {
    Podfile(SourceText(path: FilePath("ios/Podfile"), text: text)).pods.map {
      "\($0.target) \($0.name) \($0.place.start.line):\($0.place.start.column)"
    }
  }

  @Test func `a pod belongs to the innermost target around it`() {
    let text = """
      platform :ios, '16.0'
      pod "Common"
      abstract_target 'Base' do
        pod('Shared/Core', '~> 1.0')
        target 'App' do
          inherit! :search_paths
          pod 'TrustKit' if ENV['PINS'] # pod 'Commented'
          target "AppTests" do
            pod 'Mocks', :git => 'https://example.com/mocks.git'
          end
          pod 'Late'
        end
      end

      """
    #expect(
      pods(text) == [
        "Podfile Common 2:6", "Base Shared/Core 4:8", "App TrustKit 7:10", "AppTests Mocks 9:12",
        "App Late 11:10",
      ])
  }

  @Test func `the pods of a function belong to the targets that call it`() {
    let text = """
      def shared
        if true
          pod 'A'
        end
      end
      target 'App' do
        shared
      end
      target 'Kit' do
        shared()
        pod 'B'
      end
      post_install do |installer|
        installer.pods_project.targets.each do |target|
          target.build_configurations.each { |c| c }
        end
      end
      pod 'C'

      """
    #expect(pods(text) == ["App A 3:10", "Kit A 3:10", "Kit B 11:8", "Podfile C 18:6"])
  }

  @Test(arguments: [
    "", "pod", "end\nend\n", "target do", "def\n  pod 'A'\nend", "puts \"run pod install\"",
    "pods.pod_name 'A'",
    "# pod 'A'", "pod = 'A'", "installer.pod 'A'",
  ])
  func `what is no pod lists none`(text: String) {
    #expect(pods(text).isEmpty)
  }

  @Test(arguments: [
    ("pod name", "name 1:5"), ("['A', 'B'].each { |n| pod n }", "n 1:27"), ("pod \"#{a}B\" # c", "#{a}B 1:6"),
    ("pod %q(A), '1'", "%q(A) 1:5"), ("if true then pod 'A' end", "A 1:19"), ("pod 'open", "'open 1:5"),
    ("pod(ENV['A'])", "ENV['A']) 1:5"),
  ])
  func `a pod whose name is worked out has the code as its name`(line: String, pod: String) {
    #expect(pods(line) == ["Podfile \(pod)"])
  }

  @Test(.timeLimit(.minutes(1))) func `functions that double each other come to an end`() {
    let doubled = (1...60).map { "def f\($0)\n  f\($0 - 1)\n  f\($0 - 1)\nend\n" }.joined()
    let found = pods("def f0\n  pod 'A'\nend\n\(doubled)target 'App' do\n  f60\nend\n")
    #expect(found.count <= 20_000)
  }

  @Test func `deep blocks cost no more than their lines`() {
    let deep = String(repeating: "if a\n", count: 20_000)
    #expect(pods("target 'App' do\n\(deep)  pod 'A'\n") == ["App A 20002:8"])
  }
}
