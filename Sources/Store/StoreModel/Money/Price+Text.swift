extension Price {
    /// The amount as ``DecimalAmount`` parses it, with the decimals of its currency: `0.99`, `100`.
    package var plainAmount: String {
        DecimalAmount.text(milliunits: milliunits, exponent: currency.exponent)
    }

    /// The amount with its currency code, independent of the language: `0.99 USD`.
    package var plainText: String { "\(plainAmount) \(currency.code)" }
}
