/// The name of a good in one language, untrusted text.
public struct LocalizedGood: Hashable, Sendable, Codable {
    /// The good.
    public let good: GoodID
    /// The language as the catalog writes it.
    public let locale: LocaleID
    /// The name without an amount, such as `Gems`.
    public let displayName: String
    /// The text for an amount of 1, such as `{n} gem`; nil if it is that of other amounts.
    public let one: String?
    /// The text for other amounts, such as `{n} gems`; nil for the number and the name.
    public let other: String?

    /// The part of a text that the amount replaces.
    public static let place = "{n}"

    /// Creates a value from its parts without validating them.
    public init(
        good: GoodID, locale: LocaleID, displayName: String, one: String? = nil,
        other: String? = nil
    ) {
        self.good = good
        self.locale = locale
        self.displayName = displayName
        self.one = one
        self.other = other
    }

    /// Returns the text for an amount; nil if the language has none.
    ///
    /// - Parameter number: The amount as a formatted number.
    public func text(for amount: Int64, number: String) -> String? {
        guard let form = amount == 1 ? one ?? other : other, form.contains(Self.place) else {
            return nil
        }
        return form.replacing(Self.place, with: number)
    }
}
