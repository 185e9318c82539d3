/// Takes decisions off the front of an input, so that every input means something.
struct FuzzedDataProvider {
    private var bytes: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        self.bytes = bytes[...]
    }

    /// The next byte; nil at the end.
    mutating func next() -> UInt8? { bytes.popFirst() }

    /// A number below a bound, of one byte; 0 at the end.
    mutating func choice(of count: Int) -> Int { Int(next() ?? 0) % max(1, count) }

    /// A number below a bound, of two bytes; 0 at the end.
    mutating func place(below bound: Int) -> Int {
        (Int(next() ?? 0) << 8 | Int(next() ?? 0)) % max(1, bound)
    }

    /// So many bytes, or as many as there are.
    mutating func take(_ count: Int) -> [UInt8] {
        defer { bytes = bytes.dropFirst(count) }
        return Array(bytes.prefix(count))
    }

    /// All that is left.
    mutating func rest() -> [UInt8] {
        defer { bytes = [] }
        return Array(bytes)
    }
}
