import StoreModel

/// Reads a price in the form of catalogs and explains why a text is not a valid price.
enum PriceText {
    /// The reason why a price is not valid, as the second half of a sentence.
    struct Fault: Error, Hashable {
        /// The reason, such as `it is empty`.
        let message: String
    }

    /// Returns the price that a text expresses in a currency.
    ///
    /// - Throws: ``Fault``.
    static func price(_ text: String, in currency: Currency) throws(Fault) -> Price {
        do throws(DecimalAmount.Failure) {
            let amount = try DecimalAmount.milliunits(text, exponent: currency.exponent)
            return Price(milliunits: amount, currency: currency)
        } catch {
            throw Fault(message: message(error, text, currency))
        }
    }

    private static func message(
        _ failure: DecimalAmount.Failure, _ text: String, _ currency: Currency
    ) -> String {
        switch failure {
        case .empty: "it is empty"
        case .tooLarge: "\(Quote.short(text)) is more than a price can be"
        case .tooPrecise:
            "\(Quote.short(text)) has more decimals than \(currency.code), which has \(currency.exponent)"
        case .notANumber: "\(Quote.short(text)) is no amount: \(hint(text))"
        }
    }

    private static func hint(_ text: String) -> String {
        if text.contains(",") {
            return "decimals stand after a point, and nothing groups the digits"
        }
        if text.hasPrefix("-") { return "a price is not negative" }
        if text.contains(where: { $0.isCurrencySymbol || $0.isLetter }) {
            return "the storefront decides the currency, so only digits stand here"
        }
        return "it is written in digits with a point, such as 0.99"
    }
}
