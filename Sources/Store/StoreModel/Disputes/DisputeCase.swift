/// The records of merchant and store about one order, with a verdict.
public struct DisputeCase: Hashable, Sendable, Codable {
    /// The order.
    public let order: DisputedOrder
    /// The verdict and its details.
    public let finding: DisputeFinding
    /// The events by time; each names its source.
    public let steps: [HistoryStep]
    /// The goods that the order gave, and their later use.
    public let goods: DisputedGoods
    /// The ledger around the order, oldest first: earlier rows, its own rows, and later rows.
    public let wallet: [WalletEntry]
    /// The goods that support gave by hand.
    public let compensation: Compensation?
    /// The device logs about the order; nil if the merchant never received a log.
    public let testimony: DeviceLogExcerpt?
    /// The account's other orders, newest first, up to a limit.
    public let others: [DisputeSummary]
    /// The number of other orders.
    public let otherCount: Int

    /// Creates a value from its parts without validating them.
    public init(
        order: DisputedOrder, finding: DisputeFinding, steps: [HistoryStep], goods: DisputedGoods,
        wallet: [WalletEntry], compensation: Compensation? = nil,
        testimony: DeviceLogExcerpt? = nil, others: [DisputeSummary] = [], otherCount: Int = 0
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
