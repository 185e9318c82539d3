/// Everything that the merchant's side knows of one order, with a verdict.
public struct DisputeCase: Hashable, Sendable, Codable {
    /// The order.
    public let order: DisputedOrder
    /// What became of it.
    public let finding: DisputeFinding
    /// What happened, by time; each step says whose word it is.
    public let steps: [HistoryStep]
    /// What it gave, and what became of that.
    public let goods: DisputedGoods
    /// The ledger around it, oldest first: what was there before, its own rows, and what came after.
    public let wallet: [WalletEntry]
    /// What a person gave by hand.
    public let compensation: Compensation?
    /// What the devices' logs say of it; nil where no log ever came.
    public let testimony: DeviceTestimony?
    /// The account's other orders, newest first, as far as they are shown.
    public let others: [DisputeSummary]
    /// How many other orders there are.
    public let otherCount: Int

    /// Takes the parts as they are.
    public init(
        order: DisputedOrder, finding: DisputeFinding, steps: [HistoryStep], goods: DisputedGoods,
        wallet: [WalletEntry], compensation: Compensation? = nil,
        testimony: DeviceTestimony? = nil, others: [DisputeSummary] = [], otherCount: Int = 0
    ) {
        self.order = order
        self.finding = finding
        self.steps = steps
        self.goods = goods
        self.wallet = wallet
        self.compensation = compensation
        self.testimony = testimony
        self.others = others
        self.otherCount = otherCount
    }
}
