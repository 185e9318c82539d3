/// What the merchant's side knows of one account.
public struct AccountSummary: Hashable, Sendable, Codable {
    /// The account.
    public let account: AccountName
    /// The merchant's statement, with its newest rows.
    public let wallet: WalletStatement
    /// Its orders, newest first, as far as they are shown.
    public let orders: [DisputeSummary]
    /// How many orders there are; at most 1,000 are counted.
    public let orderCount: Int

    /// Takes the parts as they are.
    public init(
        account: AccountName, wallet: WalletStatement, orders: [DisputeSummary], orderCount: Int
    ) {
        self.account = account
        self.wallet = wallet
        self.orders = orders
        self.orderCount = orderCount
    }
}
