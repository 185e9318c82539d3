public import StoreModel

/// What the engine shows at one moment: committed facts only.
public struct EngineSnapshot: Hashable, Sendable {
    /// Whether this process drives.
    public let mode: DriverMode
    /// The newest transactions first.
    public let rows: [TransactionRow]
    /// The wallet.
    public let wallet: WalletView
    /// What is owned, by product id.
    public let entitlements: [Entitlement]
    /// What is known of the account's subscriptions, and of the store's time.
    public let subscriptions: SubscriptionOverview
    /// Lists of the store that could not be taken in wholly, by name; usually none.
    public let backlogs: [IncompleteFetch]
    /// When the next spending without an answer is sent again; nil where none waits for that.
    public let spendRetryAt: Timestamp?
    /// The spendings with a late answer that this run has settled, the oldest first; the newest few.
    public let settledSpends: [SettledSpend]
    /// What could not be loaded: an empty list is empty only where nothing stands here.
    public let failures: LoadFailures
    /// How many transactions of a list of many pages the redelivery at launch has taken in so far; 0 where there is one page,
    /// and once it is done.
    public let redelivered: Int
    /// Whether the redelivery at launch is done.
    public let hasLaunched: Bool
    /// Whether the redelivery at launch is done and nothing is open.
    public let isSettled: Bool

    /// Takes the parts as they are.
    public init(
        mode: DriverMode, rows: [TransactionRow], wallet: WalletView, entitlements: [Entitlement],
        subscriptions: SubscriptionOverview = .empty, backlogs: [IncompleteFetch] = [],
        spendRetryAt: Timestamp? = nil, settledSpends: [SettledSpend] = [],
        failures: LoadFailures = LoadFailures(), redelivered: Int = 0, hasLaunched: Bool,
        isSettled: Bool
    ) {
        self.mode = mode
        self.rows = rows
        self.wallet = wallet
        self.entitlements = entitlements
        self.subscriptions = subscriptions
        self.backlogs = backlogs
        self.spendRetryAt = spendRetryAt
        self.settledSpends = settledSpends
        self.failures = failures
        self.redelivered = redelivered
        self.hasLaunched = hasLaunched
        self.isSettled = isSettled
    }

    /// Nothing is known yet.
    public static let empty = EngineSnapshot(
        mode: .driving, rows: [], wallet: WalletView(WalletState()), entitlements: [],
        hasLaunched: false, isSettled: false)
}
