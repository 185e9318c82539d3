import StoreModel

/// Reads a price in the form of catalogs and explains why a text is not a valid price.
enum PriceText {
    /// The reason why a price is not valid, as the second half of a sentence.
    struct ParseError: Error, Hashable {
        /// The reason, such as `it is empty`.
        let message: String
    }

    /// Returns the price that a text expresses in a currency.
    ///
    /// - Throws: ``Fault``.
    static func price(_ text: String, in currency: Currency) throws(ParseError) -> Price {
        do throws(DecimalAmount.Failure) {
            let amount = try DecimalAmount.milliunits(text, exponent: currency.exponent)
            return Price(milliunits: amount, currency: currency)
        } catch {
            throw ParseError(message: message(error, text, currency))
        }
    }

    private static func message(
        _ failure: DecimalAmount.Failure, _ text: String, _ currency: Currency
    ) -> String {
        switch failure {
        case .empty: "the price is empty"
        case .tooLarge: "\(QuotedText.short(text)) is larger than a price can be"
        case .tooPrecise:
            "\(QuotedText.short(text)) has too many decimals: \(currency.code) has \(currency.exponent)"
        case .notANumber: "\(QuotedText.short(text)) is not a valid price: \(hint(text))"
        }
    }

    private static func hint(_ text: String) -> String {
        if text.contains(",") {
            return "use a point before the decimals, and no thousands separators"
        }
        if text.hasPrefix("-") { return "a price cannot be negative" }
        if text.contains(where: { $0.isCurrencySymbol || $0.isLetter }) {
            return "use digits only, as the storefront decides the currency"
        }
        return "use digits and a point, such as 0.99"
    }
}
