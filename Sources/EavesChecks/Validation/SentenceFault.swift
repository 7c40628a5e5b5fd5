import EavesDocuments

/// What is wrong at a word of a sentence, and what to write instead.
struct SentenceFault {
  let cause: String
  let remedy: String
  let word: Word
}
