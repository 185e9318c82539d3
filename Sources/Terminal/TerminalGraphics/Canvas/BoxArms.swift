/// A line-drawing symbol as the set of its arms, so that lines that meet become tees and crosses.
struct BoxArms: OptionSet, Hashable {
    let rawValue: UInt8

    static let up = BoxArms(rawValue: 1)
    static let down = BoxArms(rawValue: 2)
    static let left = BoxArms(rawValue: 4)
    static let right = BoxArms(rawValue: 8)
    static let horizontal: BoxArms = [.left, .right]
    static let vertical: BoxArms = [.up, .down]

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Returns the arms of a symbol; nil if it is not one of the canvas's line symbols.
    init?(symbol: String) {
        // The last index: the symbols of single arms are repeated at the index of the whole line.
        guard let index = Self.symbols.lastIndex(of: symbol), index > 0 else { return nil }
        self.init(rawValue: UInt8(index))
    }

    var symbol: String {
        let index = Int(rawValue)
        return Self.symbols.indices.contains(index) ? Self.symbols[index] : " "
    }

    /// The symbol in plain ASCII.
    var ascii: String {
        if self == .vertical { return "|" }
        return isSubset(of: .horizontal) ? "-" : "+"
    }

    /// Indexed by the raw value; a single arm is drawn as a whole line.
    private static let symbols = [
        " ", "│", "│", "│", "─", "┘", "┐", "┤", "─", "└", "┌", "├", "─", "┴", "┬", "┼",
    ]
}
