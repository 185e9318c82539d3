import StoreModel

/// A range of prices as typed: `<5`, `<=5`, `>5`, `>=5`, `5`, `5..10`, `free`.
///
/// Amounts are in the major unit of the displayed currency.
struct PriceRange: Hashable, Sendable {
    private let range: ClosedRange<Int64>

    /// Parses a range; nil if the text is not a valid range of prices.
    init?(_ text: String) {
        func amount(_ text: Substring) -> Int64? {
            try? DecimalAmount.milliunits(String(text), exponent: 3)
        }
        let dots = text.split(separator: "..", omittingEmptySubsequences: false)
        if text == "free" {
            range = 0...0
        } else if dots.count == 2 {
            guard let low = dots[0].isEmpty ? 0 : amount(dots[0]),
                let high = dots[1].isEmpty ? .max : amount(dots[1]), low <= high
            else { return nil }
            range = low...high
        } else if text.hasPrefix("<="), let high = amount(text.dropFirst(2)) {
            range = 0...high
        } else if text.hasPrefix(">="), let low = amount(text.dropFirst(2)) {
            range = low...(.max)
        } else if text.hasPrefix("<"), let high = amount(text.dropFirst()), high > 0 {
            range = 0...(high - 1)
        } else if text.hasPrefix(">"), let low = amount(text.dropFirst()) {
            range = (low + 1)...(.max)
        } else if let exact = amount(text[...]) {
            range = exact...exact
        } else {
            return nil
        }
    }

    func contains(_ price: Price?) -> Bool { price.map { range.contains($0.milliunits) } ?? false }
}
