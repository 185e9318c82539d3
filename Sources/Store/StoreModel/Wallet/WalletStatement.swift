/// The merchant's statement of an account at one version of its ledger.
public struct WalletStatement: Hashable, Sendable, Codable {
    /// The ledger version: the statement includes every row up to it, and none after it.
    public let version: Int64
    /// The balance by good, sorted by the good's name, including goods with rows and balance 0.
    public let balances: [GoodAmount]
    /// The debt by good after refunds of spent goods, positive; sorted; without zeros.
    public let debts: [GoodAmount]
    /// The newest rows first, up to the requested number.
    public let entries: [WalletEntry]

    /// Creates a value from its parts without validating them.
    public init(
        version: Int64, balances: [GoodAmount], debts: [GoodAmount] = [],
        entries: [WalletEntry] = []
    ) {
        self.version = version
        self.balances = balances
        self.debts = debts
        self.entries = entries
    }

    /// The statement of an account without ledger rows.
    public static let empty = WalletStatement(version: 0, balances: [])
}
