extension Price {
    /// The amount as ``DecimalAmount`` reads it, with the decimals of its currency: `0.99`, `100`.
    package var plainAmount: String {
        DecimalAmount.text(milliunits: milliunits, exponent: currency.exponent)
    }

    /// The amount with its currency's code, the same in every language: `0.99 USD`.
    package var plainText: String { "\(plainAmount) \(currency.code)" }
}
