package import StoreModel

/// What a person typed or pasted to name an order, made comparable.
///
/// Spaces and quotation marks around it, a `#` before it, the wide forms of Chinese keyboards, other dashes and
/// capitals are no difference, and a merchant's number may be said without its zeros.
package struct OrderName: Hashable, Sendable {
    /// The comparable form; may be empty.
    package let text: String
    /// The year and the count, where it has the form of a merchant's number.
    package let merchantNumber: (year: Int64, serial: Int64)?

    /// Reads what a person said; what is longer than any number is cut.
    package init(_ said: String) {
        let scalars = said.unicodeScalars.prefix(200).compactMap(Self.plain)
        let folded = String(String.UnicodeScalarView(scalars)).lowercased()
        let trimmed = folded.drop(while: Self.isAround)
        let kept = String(trimmed.reversed().drop(while: Self.isAround).reversed())
        let number = Self.number(kept)
        merchantNumber = number
        text =
            number.map {
                MerchantNumber.text(year: $0.year, serial: $0.serial).rawValue.lowercased()
            } ?? kept
    }

    /// Whether the name is one of these numbers, as a whole.
    package func isExactly(_ numbers: OrderNumbers) -> Bool {
        numbers.all.contains { $0.lowercased() == text }
    }

    /// Whether one of these numbers has the name in it.
    package func isPart(of numbers: OrderNumbers) -> Bool {
        !text.isEmpty && numbers.all.contains { $0.lowercased().contains(text) }
    }

    /// Those that the name can mean: the one that it names as a whole, else all that have it in a number.
    package func choose(among candidates: [OrderNumbers]) -> [OrderNumbers] {
        let distinct = candidates.reduce(into: [OrderNumbers]()) { known, next in
            if let place = known.firstIndex(where: { $0.isSame(as: next) }) {
                known[place] = known[place].merging(next)
            } else {
                known.append(next)
            }
        }
        let exact = distinct.filter(isExactly)
        return exact.isEmpty ? distinct.filter(isPart) : exact
    }

    /// Whether it has the form of one of the store's transaction ids.
    package var isTransactionLike: Bool {
        text.utf8.count >= 10 && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }

    package static func == (left: OrderName, right: OrderName) -> Bool { left.text == right.text }

    package func hash(into hasher: inout Hasher) { hasher.combine(text) }

    private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0)
        case 0x2010...0x2015, 0x2212: "-"
        case 0x200B...0x200F, 0xFEFF: nil
        default: scalar
        }
    }

    private static func isAround(_ character: Character) -> Bool {
        character.isWhitespace || "#\"'“”‘’「」".contains(character)
    }

    private static func number(_ text: String) -> (year: Int64, serial: Int64)? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == "m", parts[1].utf8.count == 4,
            parts[2].utf8.count <= 12, let year = digits(parts[1]), let serial = digits(parts[2])
        else { return nil }
        return (year, serial)
    }

    private static func digits(_ text: Substring) -> Int64? {
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return Int64(text)
    }
}
