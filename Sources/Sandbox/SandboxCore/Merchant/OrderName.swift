package import StoreModel

/// The name of an order as a user typed or pasted it, in a normal form for comparison.
///
/// The normal form ignores case, surrounding spaces and quotation marks, a leading `#`, the fullwidth forms of Chinese
/// keyboards and other dashes. A merchant's order number may be written without its leading zeros.
package struct OrderName: Hashable, Sendable {
    /// The normal form; may be empty.
    package let text: String
    /// The year and the serial number if the name has the form of a merchant's order number.
    package let merchantNumber: (year: Int64, serial: Int64)?

    /// Normalizes a name; only its first 200 Unicode scalars are used, more than any number has.
    package init(_ typed: String) {
        let scalars = typed.unicodeScalars.prefix(200).compactMap(Self.normalized)
        let folded = String(String.UnicodeScalarView(scalars)).lowercased()
        let trimmed = folded.drop(while: Self.isTrimmable)
        let kept = String(trimmed.reversed().drop(while: Self.isTrimmable).reversed())
        let number = Self.number(kept)
        merchantNumber = number
        text =
            number.map {
                MerchantOrderNumber.text(year: $0.year, serial: $0.serial).rawValue.lowercased()
            } ?? kept
    }

    /// Whether the name equals one of these numbers.
    package func matches(_ numbers: OrderNumbers) -> Bool {
        numbers.all.contains { $0.lowercased() == text }
    }

    /// Whether one of these numbers contains the name.
    package func isContained(in numbers: OrderNumbers) -> Bool {
        !text.isEmpty && numbers.all.contains { $0.lowercased().contains(text) }
    }

    /// Returns the orders that the name can mean: those with an equal number, or else those with a number that contains
    /// it.
    package func choose(among candidates: [OrderNumbers]) -> [OrderNumbers] {
        let distinct = candidates.reduce(into: [OrderNumbers]()) { known, next in
            if let index = known.firstIndex(where: { $0.isSame(as: next) }) {
                known[index] = known[index].merging(next)
            } else {
                known.append(next)
            }
        }
        let exact = distinct.filter(matches)
        return exact.isEmpty ? distinct.filter(isContained) : exact
    }

    /// Whether the name has the form of one of the store's transaction IDs.
    package var isTransactionLike: Bool {
        text.utf8.count >= 10 && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }

    package static func == (left: OrderName, right: OrderName) -> Bool { left.text == right.text }

    package func hash(into hasher: inout Hasher) { hasher.combine(text) }

    private static func normalized(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0)
        case 0x2010...0x2015, 0x2212: "-"
        case 0x200B...0x200F, 0xFEFF: nil
        default: scalar
        }
    }

    private static func isTrimmable(_ character: Character) -> Bool {
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
