/// The decimals of each currency (ISO 4217, list one).
public enum CurrencyTable {
    /// Decimals by code.
    public static let exponents: [String: Int] = ["USD": 2, "JPY": 0, "KWD": 3]
}
