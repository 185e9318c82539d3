/// Parses and formats a decimal amount as catalogs write it: digits, and at most one `.` with decimals after it.
///
/// Signs, grouping, currencies and exponents are invalid. `5`, `5.0`, `79.9` and `0.99` are amounts; the empty text,
/// `-1`, `1,99`, `$5` and `1e3` are not.
public enum DecimalAmount {
    /// Why a text is not a valid amount.
    public enum Failure: Error, Hashable, Sendable {
        /// The text is empty.
        case empty
        /// The text contains something other than digits and one point.
        case notANumber
        /// The text has more decimals than the currency, and they are not zeros.
        case tooPrecise
        /// The amount exceeds ``limit``.
        case tooLarge
    }

    /// The largest valid amount of the major unit: a thousand million.
    public static let limit: Int64 = 1_000_000_000

    /// ``limit`` in milliunits, the unit of prices.
    package static let milliunitLimit: Int64 = limit * 1000

    /// Parses an amount into thousandths of the major unit.
    ///
    /// - Parameter exponent: The decimals of the currency; further ones must be zeros. Currencies with four decimals
    ///   are limited to three, the precision of milliunits.
    /// - Throws: ``Failure``.
    public static func milliunits(_ text: String, exponent: Int) throws(Failure) -> Int64 {
        guard !text.isEmpty else { throw .empty }
        let parts = text.utf8.split(separator: 0x2E, omittingEmptySubsequences: false)
        guard parts.count <= 2, let whole = parts.first, !whole.isEmpty else { throw .notANumber }
        let fraction = parts.count == 2 ? Array(parts[1]) : []
        guard parts.count == 1 || !fraction.isEmpty else { throw .notANumber }
        guard (whole + fraction).allSatisfy({ (0x30...0x39).contains($0) }) else {
            throw .notANumber
        }
        let major = try wholeUnits(whole)
        return major * 1000 + (try thousandths(fraction, decimals: min(exponent, 3)))
    }

    /// Formats milliunits as ``milliunits(_:exponent:)`` parses them: `0.99`, `79.90`, `100`.
    ///
    /// - Parameter exponent: The minimum number of decimals; up to three are written if the amount needs them.
    public static func text(milliunits: Int64, exponent: Int) -> String {
        let sign = milliunits < 0 ? "-" : ""
        let (whole, thousandths) = milliunits.magnitude.quotientAndRemainder(dividingBy: 1000)
        var decimals = String(thousandths + 1000).dropFirst()
        while decimals.count > exponent, decimals.last == "0" { decimals.removeLast() }
        return sign + "\(whole)" + (decimals.isEmpty ? "" : ".\(decimals)")
    }

    private static func wholeUnits(_ digits: Substring.UTF8View.SubSequence) throws(Failure)
        -> Int64
    {
        var value: Int64 = 0
        for digit in digits {
            value = value * 10 + Int64(digit - 0x30)
            guard value <= limit else { throw .tooLarge }
        }
        return value
    }

    private static func thousandths(_ digits: [UInt8], decimals: Int) throws(Failure) -> Int64 {
        guard digits.dropFirst(decimals).allSatisfy({ $0 == 0x30 }) else { throw .tooPrecise }
        let kept = digits.prefix(decimals)
        var value: Int64 = 0
        for digit in kept { value = value * 10 + Int64(digit - 0x30) }
        for _ in kept.count..<3 { value *= 10 }
        return value
    }
}
