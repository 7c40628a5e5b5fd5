import Foundation

// conform [--list N] [--kind KIND] [--known FILE] [--at-least FILES] FOLDER…
// Holds the scanner against swift-syntax, file by file, and prints the agreement per kind of fact.

do {
  let options = try Options(CommandLine.arguments.dropFirst())
  let survey = try Survey(options)
  survey.run()
  print(survey.report())
  exit(survey.isClean ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("conform: \(error)\n".utf8))
  exit(2)
}
