import EavesFiles
import EavesOutline
import EavesSource
import EavesThreads

// scan FOLDER JOBS   the first stage of `eaves check` and nothing else: every file below the folder is found, read
//                    and scanned, and the outlines are kept

let arguments = CommandLine.arguments
guard arguments.count == 3, let jobs = Int(arguments[2]), let root = AbsolutePath(arguments[1]) else {
  print("usage: scan FOLDER JOBS   (an absolute path)")
  Machine.exit(2)
}
let paths = DirectoryWalk(root: root).walkResult().files
let reader = FileReader(root: root)
let outlines = Workers(threads: jobs).map(count: paths.count, with: { ScanBuffers() }) { sandbox, index in
  (try? reader.read(paths[index])).map { Outline(scanning: $0, at: &sandbox) }
}
print("files \(outlines.count { $0 != nil }) nodes \(outlines.reduce(0) { $0 + ($1?.nodes.count ?? 0) })")
