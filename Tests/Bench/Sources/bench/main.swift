#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// bench   what `Tests/Bench/run` starts when everything is built

/// Does what the options say; false when a bar is missed.
func bench(_ options: Options) throws(Failure) -> Bool {
  let leaves = try Tree.leaves(of: options.folders)
  if options.mode == .growth { return try Growth(options: options, leaves: leaves).run() }
  var tree = try Tree("\(options.work)/tree")
  try tree.add(leaves)
  let list = "\(options.work)/files.txt"
  try tree.list(leaves, to: list)
  guard tree.files > 0 else { throw Failure(message: "no Swift file in \(options.folders)") }
  print(
    "\(Figures.grouped(tree.files)) files, \(Figures.grouped(tree.lines)) lines,",
    "\(Figures.fixed(Double(tree.bytes) / 1e6, 1)) MB; medians of \(options.rounds) rounds\n")
  if ChildProcess.load > 1 {
    print("The machine is busy (load \(Figures.fixed(ChildProcess.load, 1))): wall times mean little.\n")
  }
  Disk.showOutput()
  let comparison = Comparison(options: options, tree: tree, list: list)
  let areKept =
    options.mode == .builds
    ? try Builds(options: options, comparison: comparison).run() : try comparison.run()
  guard tree.lines >= Bar.fewestLines else {
    print("\nThe bars are judged on \(Figures.grouped(Bar.fewestLines)) lines and more.")
    return false
  }
  return areKept
}

do {
  let options = try Options(CommandLine.arguments.dropFirst())
  let areKept = try bench(options)
  exit(options.isEnforced && !areKept ? 1 : 0)
} catch {
  print(error.message)
  exit(2)
}
