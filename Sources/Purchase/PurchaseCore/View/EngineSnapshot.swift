public import StoreModel

/// The engine's state at one moment, from committed events only.
public struct EngineSnapshot: Hashable, Sendable {
    /// Whether this process drives the orders.
    public let mode: DriverMode
    /// The newest transactions and all open ones that have been read, newest first.
    public let rows: TransactionRows
    /// The start of the newest settled transaction that is not in ``rows``; nil if none is missing.
    public let missingRowsUntil: Timestamp?
    /// The wallet.
    public let wallet: WalletSnapshot
    /// The entitlements, sorted by product ID.
    public let entitlements: [Entitlement]
    /// The account's subscriptions, and the store's time.
    public let subscriptions: SubscriptionOverview
    /// Lists of the store that could not be processed completely, sorted by name; usually empty.
    public let backlogs: [IncompleteFetch]
    /// The next attempt of an unanswered spending; nil if none is waiting.
    public let spendRetryAt: Timestamp?
    /// The spendings with a late answer that this run has settled, oldest first; limited to the newest few.
    public let lateSpendResults: [LateSpendResult]
    /// The data that could not be loaded. An empty list means that there is nothing only if its failure is nil.
    public let failures: LoadFailures
    /// The number of transactions that the launch has redelivered from a list of several pages, and of open orders that
    /// it has resumed after the first ones; 0 after the launch.
    public let redeliveredCount: Int
    /// Whether the redelivery at launch is done, and all open orders have been read.
    public let hasLaunched: Bool
    /// Whether the launch is done and nothing is open.
    public let isIdle: Bool

    /// Creates a snapshot.
    public init(
        mode: DriverMode, rows: some Collection<TransactionRow>, missingRowsUntil: Timestamp? = nil,
        wallet: WalletSnapshot, entitlements: [Entitlement],
        subscriptions: SubscriptionOverview = .empty, backlogs: [IncompleteFetch] = [],
        spendRetryAt: Timestamp? = nil, lateSpendResults: [LateSpendResult] = [],
        failures: LoadFailures = LoadFailures(), redeliveredCount: Int = 0, hasLaunched: Bool,
        isIdle: Bool
    ) {
        self.mode = mode
        self.rows = TransactionRows(rows)
        self.missingRowsUntil = missingRowsUntil
        self.wallet = wallet
        self.entitlements = entitlements
        self.subscriptions = subscriptions
        self.backlogs = backlogs
        self.spendRetryAt = spendRetryAt
        self.lateSpendResults = lateSpendResults
        self.failures = failures
        self.redeliveredCount = redeliveredCount
        self.hasLaunched = hasLaunched
        self.isIdle = isIdle
    }

    /// Whether older settled transactions are missing in ``rows``.
    public var hasOlderRows: Bool { missingRowsUntil != nil }

    /// A snapshot before anything is known.
    public static let empty = EngineSnapshot(
        mode: .driving, rows: [], wallet: WalletSnapshot(WalletState()), entitlements: [],
        hasLaunched: false, isIdle: false)
}
