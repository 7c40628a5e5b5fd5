import Testing

@testable import EavesOutline

/// The words as they are written stand in a table of their own, since to ask a case for its name takes long.
@Suite struct KeywordTests {
  @Test(arguments: Keyword.allCases) func itsTextIsItsName(_ word: Keyword) {
    let signs: [Keyword: String] = [
      .none: "", .underscore: "_", .poundIf: "#if", .poundElseif: "#elseif", .poundElse: "#else",
      .asOptional: "as?", .asForced: "as!", .tryOptional: "try?", .tryForced: "try!", .colonName: ":",
      .equality: "==", .tilde: "~", .ampersand: "&", .less: "<", .greater: ">", .ellipsis: "...", .star: "*",
      .slash: "/", .minus: "-", .plus: "+",
    ]
    #expect(word.text == signs[word] ?? "\(word)")
  }
}
