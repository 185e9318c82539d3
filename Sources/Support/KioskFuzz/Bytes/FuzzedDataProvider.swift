/// Derives decisions from the bytes of an input, so that every input is valid.
struct FuzzedDataProvider {
    private var bytes: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        self.bytes = bytes[...]
    }

    /// Returns the next byte; nil at the end.
    mutating func next() -> UInt8? { bytes.popFirst() }

    /// Returns a number below a bound from one byte; 0 at the end.
    mutating func choice(of count: Int) -> Int { Int(next() ?? 0) % max(1, count) }

    /// Returns a number below a bound from two bytes; 0 at the end.
    mutating func place(below bound: Int) -> Int {
        (Int(next() ?? 0) << 8 | Int(next() ?? 0)) % max(1, bound)
    }

    /// Returns a number of bytes, or the remaining ones if there are fewer.
    mutating func take(_ count: Int) -> [UInt8] {
        defer { bytes = bytes.dropFirst(count) }
        return Array(bytes.prefix(count))
    }

    /// Returns the remaining bytes.
    mutating func rest() -> [UInt8] {
        defer { bytes = [] }
        return Array(bytes)
    }
}
