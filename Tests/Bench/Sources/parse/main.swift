import SwiftParser

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// parse LIST   swift-syntax makes a tree of each file that the list names, a path a line: what any tool that is
//              built on it has paid before it looks at anything

/// The bytes of a file, empty for one that cannot be read.
func bytes(of path: String) -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return [] }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { return [] }
  return [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
    while count < buffer.count {
      let more = read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
      if more <= 0 { return }
      count += more
    }
  }
}

guard CommandLine.arguments.count == 2 else {
  print("usage: parse LIST")
  exit(2)
}
let list = String(decoding: bytes(of: CommandLine.arguments[1]), as: UTF8.self).split(separator: "\n")
var statements = 0
for path in list {
  bytes(of: String(path)).withUnsafeBufferPointer { statements += Parser.parse(source: $0).statements.count }
}
print("files \(list.count) statements \(statements)")
