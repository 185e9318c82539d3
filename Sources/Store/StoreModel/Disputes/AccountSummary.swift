/// The merchant's records of one account.
public struct AccountSummary: Hashable, Sendable, Codable {
    /// The account.
    public let account: AccountName
    /// The merchant's statement, with its newest rows.
    public let wallet: WalletStatement
    /// The account's orders, newest first, up to a limit.
    public let orders: [DisputeSummary]
    /// The number of orders; at most 1,000 are counted.
    public let orderCount: Int

    /// Creates a value from its parts without validating them.
    public init(
        account: AccountName, wallet: WalletStatement, orders: [DisputeSummary], orderCount: Int
    ) {
        self.account = account
        self.wallet = wallet
        self.orders = orders
        self.orderCount = orderCount
    }
}
