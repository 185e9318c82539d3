/// What the merchant says that an account has, at one version of its ledger.
public struct WalletStatement: Hashable, Sendable, Codable {
    /// The ledger version that this tells: every row up to it is counted, none after it.
    public let version: Int64
    /// The balance by good, sorted by the good's name; goods of balance 0 that once moved are listed too.
    public let balances: [GoodAmount]
    /// What the player owes by good after refunds of spent goods, positive; sorted; without zeros.
    public let debts: [GoodAmount]
    /// The newest rows first, at most as many as were asked for.
    public let entries: [WalletEntry]

    /// Takes the parts as they are.
    public init(
        version: Int64, balances: [GoodAmount], debts: [GoodAmount] = [],
        entries: [WalletEntry] = []
    ) {
        self.version = version
        self.balances = balances
        self.debts = debts
        self.entries = entries
    }

    /// The statement of an account in whose ledger nothing ever happened.
    public static let empty = WalletStatement(version: 0, balances: [])
}
