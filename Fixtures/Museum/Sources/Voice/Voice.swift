@_exported import Sound

public struct Voice {}
