/// A complete control sequence: `ESC [`, parameters, intermediate bytes and the final byte.
struct ControlSequence {
    /// The most bytes kept between `ESC [` and the final byte; no known sequence is nearly as long.
    static let longest = 128

    /// `<`, `=`, `>` or `?` before the parameters.
    let mark: Character?
    /// The parameters, each with its colon-separated parts; nil for a part that is missing or too large to be valid.
    let parameters: [[Int?]]
    let intermediates: [UInt8]
    let final: Character

    init(bytes: [UInt8], final: UInt8) {
        var rest = bytes[...]
        var mark: Character?
        if let first = rest.first, (0x3C...0x3F).contains(first) {
            mark = Character(Unicode.Scalar(first))
            rest = rest.dropFirst()
        }
        let parameters = rest.prefix { $0 >= 0x30 }
        self.init(
            mark: mark, parameters: Array(parameters),
            intermediates: Array(rest.dropFirst(parameters.count)), final: final)
    }

    init(
        mark: Character? = nil, parameters: [UInt8], intermediates: [UInt8] = [], final: UInt8
    ) {
        self.mark = mark
        self.intermediates = intermediates
        self.final = Character(Unicode.Scalar(final))
        self.parameters =
            parameters.isEmpty
            ? []
            : parameters
                .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
                .map { parameter in
                    parameter.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
                        .map(Self.number)
                }
    }

    /// Returns the first part of a parameter; nil if it is missing.
    func parameter(_ index: Int) -> Int? {
        part(0, of: index)
    }

    func part(_ part: Int, of index: Int) -> Int? {
        guard parameters.indices.contains(index), parameters[index].indices.contains(part) else {
            return nil
        }
        return parameters[index][part]
    }

    /// The parameters if all are plain numbers, for reports that are valid only as a whole.
    var numbers: [Int]? {
        let numbers = parameters.compactMap { $0.count == 1 ? $0[0] : nil }
        return numbers.count == parameters.count ? numbers : nil
    }

    /// Parses at most seven digits, so that callers can add and multiply the number without overflow.
    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard !digits.isEmpty, digits.count <= 7 else { return nil }
        var value = 0
        for digit in digits {
            guard (0x30...0x39).contains(digit) else { return nil }
            value = value * 10 + Int(digit - 0x30)
        }
        return value
    }
}
