#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// doubling   what `Tests/Doubling/run` starts when everything is built

/// Prints the table, or the names of its rows; false when a shape costs more than it should.
func printTable(_ options: Options) throws(Failure) -> Bool {
  let shapes = Shape.all.filter { shape in
    options.shapes.isEmpty || options.shapes.contains { shape.name.contains($0) }
  }
  guard !shapes.isEmpty else { throw Failure(message: "no shape is called so: see --list") }
  if options.isList {
    for shape in shapes { print(shape.name) }
    return true
  }
  return try DoublingTable(options: options, shapes: shapes).run()
}

do {
  let options = try Options(CommandLine.arguments.dropFirst())
  exit(try printTable(options) ? 0 : 1)
} catch {
  print(error.message)
  exit(2)
}
