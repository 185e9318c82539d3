import StoreModel

/// Reads a price of a `.storekit` file in the currency of its storefront.
enum StoreKitPrice {
    /// Returns the price that a text expresses.
    ///
    /// Xcode keeps prices with cents when the storefront of a file is changed to one without cents, such as JPN. They
    /// are rounded to whole units, half to even, as Foundation displays an amount of that currency, and a warning is
    /// logged once per file. Apple does not document what Xcode charges then.
    /// - Parameter log: The log that receives the warning.
    /// - Throws: ``PriceText/Fault``, also if the price would be rounded to zero.
    static func price(
        _ text: String, in currency: Currency, _ log: WarningLog
    ) throws(PriceText.ParseError) -> Price {
        guard currency.exponent == 0, let exact = try? DecimalAmount.milliunits(text, exponent: 2),
            exact % 1000 != 0
        else { return try PriceText.price(text, in: currency) }
        let (whole, rest) = exact.quotientAndRemainder(dividingBy: 1000)
        let isUp = rest > 500 || (rest == 500 && whole % 2 == 1)
        let price = Price(milliunits: (isUp ? whole + 1 : whole) * 1000, currency: currency)
        guard !price.isFree else {
            throw PriceText.ParseError(
                message:
                    "\(QuotedText.short(text)) is less than the smallest amount of \(currency.code)"
            )
        }
        log.addOnce(
            path,
            "\(currency.code) has no cents, so prices with cents are rounded, as displayed: "
                + "\(QuotedText.short(text)) at \(price.plainText)")
        return price
    }

    private static let path = JSONPath.member(
        "_storefront", of: JSONPath.member("settings", of: JSONPath.root))
}
