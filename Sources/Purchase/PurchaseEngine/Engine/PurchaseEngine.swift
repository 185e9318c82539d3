import FoundationEssentials
import PurchaseCore
import StoreAPI
import StoreModel
package import StoreSigning

/// Runs the payment queue of one account on one device: the pure state machine decides, the journal stores events, and
/// effects call the store and the merchant.
///
/// Create an engine, call `start()`, and keep `run()` running in a task as long as it should drive the queue. All
/// answers and published states wait until the events behind them are durable. Deallocating the engine at any time is
/// equivalent to a crash: the next engine continues from the journal.
public actor PurchaseEngine {
    let store: any StoreService
    let merchant: any MerchantService
    let journal: Journal
    let clock: any EngineClock
    /// The account, and the engine's options.
    public let options: EngineOptions
    /// The policy with the journal's own seed, which makes its backoff differ from that of other devices.
    let policy: QueuePolicy
    let verifier: JWSVerifier?

    /// The state with all decisions, durable or not.
    var speculativeState = QueueState()
    /// The state of durable events; the only one that is displayed.
    var committed = QueueState()
    /// Decisions that wait for the next commit.
    var openBatch = PendingCommit()
    /// The running commit.
    var committing: Task<Void, Never>?
    /// The number of commits.
    var commits = 0
    /// The effects in progress and those that wait for their turn, so that no effect runs twice at the same time.
    var inFlight: Set<Effect> = []
    /// The requests for which no caller waits, of which only some run at the same time.
    var effectQueue = EffectLimiter()
    /// Whether the orders in memory have been resumed since the journal was read.
    var hasResumed = false
    /// The moment of the resumption after a failed commit; nil if none is scheduled.
    var resumeAt: Timestamp?
    /// The open orders that have not been read and resumed yet.
    var unread = OpenOrders.Unread.none {
        didSet { hasReadAll = hasReadAll || unread.isEmpty }
    }
    /// Whether all open orders have been read once. After a failure of the journal they are read again.
    private(set) var hasReadAll = false
    /// The number of orders that were read after the start.
    var resumedCount = 0
    /// The number of purchases that wait for earlier orders of their product.
    var waitingPurchases = 0
    /// Whether the redelivery at launch is done.
    var hasLaunched = false
    /// Whether the redelivery at launch is running.
    var isRedelivering = false
    /// The number of transactions that the launch has processed from a list with more pages.
    var redeliveredCount = 0
    /// The error after which the journal cannot be written.
    var journalFailure: JournalError?
    /// The displayed rows.
    var rowIndex = TransactionRowIndex()
    /// Whether only the first of the newest rows have been read.
    var hasMoreRows = false
    /// Deliveries that may grant an entitlement.
    var entitlingDeliveries = EntitlingDeliveries()
    /// Deliveries that the journal still marks as entitling and that no longer are.
    var endedEntitlements: Set<TransactionID> = []
    /// The orders and spendings that this process recorded and has not sent.
    var firstAttempts = FirstAttempts()
    /// The orders whose callers wait for the result.
    var awaitedOrders: Set<IntentID> = []
    /// The spendings whose callers wait for the answer.
    var awaitedSpends: Set<SpendID> = []
    /// The spendings that the merchant refused while their callers wait.
    var refusedSpends: [SpendID: Refusal] = [:]
    /// Spendings whose caller received an error because the answer was missing, in this run and the previous ones.
    var lateSpends: Set<SpendID> = []
    /// The results of the latest late spendings.
    var lateSpendResults: [LateSpendResult] = []
    /// The data that could not be loaded at the last request.
    var failures = LoadFailures() { didSet { if failures != oldValue { publish() } } }
    /// The store's latest titles.
    var titles: [ProductID: String] = [:]
    /// The number of commits that have failed since the last successful one.
    var failedCommits = 0
    /// The requests for the store's lists whose answers may be too old to end a wait.
    var listFetches = StaleResponseTracker()
    /// The cursor up to which the store's changes do not contain news for this device.
    ///
    /// It is kept only in memory. Many purchases cause many changes that this device has already settled, and without
    /// the cursor each request would take longer. But a cursor from an empty answer is not trusted beyond this run.
    var skippedCursor: Int64 = 0
    /// The cursor of the store's newest change, as reported for a request beyond it.
    var newestChange = Int64.max
    /// The subscriptions and the time as the store last reported them.
    var knownSubscriptions = SubscriptionOverview.empty
    /// The order of the requests for subscriptions and for the wallet.
    var (subscriptionRequests, walletRequests) = (LatestResponseTracker(), LatestResponseTracker())
    /// The last record that was read, if another process drives.
    var lastReadRecord: Int64 = 0
    /// The time when the store last reported subscriptions to the driver.
    var subscriptionsReportedAt: Timestamp?
    /// The player's token at the merchant, after its first request.
    var appAccountToken: AppAccountToken?

    /// Whether the log is being uploaded to the merchant.
    var isUploadingLog = false
    /// The callers that wait for the end of the upload.
    var uploadWaiters: [AsyncStream<Void>.Continuation] = []

    /// Yields when the log has grown, and once at the start.
    let logGrowth: AsyncStream<Void>
    let logGrowthInput: AsyncStream<Void>.Continuation
    let effects: AsyncStream<Effect>
    let effectsInput: AsyncStream<Effect>.Continuation
    /// Yields when more of the journal's open orders can be resumed.
    let resumptions: AsyncStream<Void>
    let resumptionsInput: AsyncStream<Void>.Continuation
    /// Yields when events wait for the next commit.
    let deferred: AsyncStream<Void>
    let deferredInput: AsyncStream<Void>.Continuation
    /// The observers, whose streams end when the engine is deallocated.
    let observers = Observers()

    /// Creates an engine; nothing is read or sent before ``start(lines:)`` and ``run()``.
    public init(_ dependencies: EngineDependencies, options: EngineOptions) {
        let root = Data(base64Encoded: dependencies.journal.identity.rootCertificate)
        self.init(
            dependencies, options: options,
            verifier: root.flatMap { try? JWSVerifier(rootDER: Array($0)) })
    }

    /// Creates an engine with an existing verifier for the journal's root; nothing is read or sent before
    /// ``start(lines:)`` and ``run()``.
    ///
    /// - Parameter verifier: Verifies signatures against that root; with nil, all verifications fail.
    package init(
        _ dependencies: EngineDependencies, options: EngineOptions, verifier: JWSVerifier?
    ) {
        store = dependencies.store
        merchant = dependencies.merchant
        journal = dependencies.journal
        clock = dependencies.clock
        self.options = options
        policy = options.policy.seeded(dependencies.journal.seed)
        self.verifier = verifier
        (effects, effectsInput) = AsyncStream.makeStream()
        (logGrowth, logGrowthInput) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
        // The log may contain events that the last run has not uploaded.
        logGrowthInput.yield()
        (resumptions, resumptionsInput) = AsyncStream.makeStream(
            bufferingPolicy: .bufferingNewest(1))
        (deferred, deferredInput) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    deinit {
        effectsInput.finish()
        logGrowthInput.finish()
        resumptionsInput.finish()
        deferredInput.finish()
    }

    /// Loads the first open orders and the displayed rows from the journal; sends nothing.
    ///
    /// - Parameter count: The number of newest rows to read now, in addition to those of the first open orders.
    ///   ``run()`` reads the rest, so that the first frame does not wait for it.
    /// - Throws: ``JournalError`` if the journal cannot be read.
    public func start(rows count: Int = 500) throws(JournalError) {
        loadStoredSubscriptions()
        try reload(rows: count)
    }

    /// Replaces the state in memory by the journal's; returns the number of the last record that was read.
    @discardableResult func reload(
        rows count: Int = TransactionRowIndex.displayedLimit
    ) throws(JournalError) -> Int64 {
        let contents = try journal.contents(
            of: options.account, rows: count, open: options.capacity.part)
        (speculativeState, committed) = (contents.work, contents.work)
        (unread, resumedCount) = (contents.unread, 0)
        lateSpends.formUnion(speculativeState.wallet.pending.keys)
        rowIndex = TransactionRowIndex(contents.rows.map(titled), older: contents.older)
        hasMoreRows = contents.older != nil && count < TransactionRowIndex.displayedLimit
        entitlingDeliveries = contents.entitlingDeliveries
        endedEntitlements = contents.endedEntitlements
        publish()
        return contents.sequence
    }

    func context() -> CallContext {
        CallContext(
            account: options.account, secret: options.secret, device: journal.device,
            requestID: clock.newID())
    }

    /// The reason why this process cannot drive; nil if it can.
    var notDrivingReason: String? {
        if let journalFailure { return journalFailure.message }
        return journal.isDriving ? nil : DriverMode.otherDriverReason
    }

    /// Returns why the journal cannot be written, after another attempt to open a failed one; nil if it can.
    func recoverOrReason() -> JournalError? {
        try? recover()
        if let journalFailure { return journalFailure }
        return journal.isDriving ? nil : Self.otherDriverError
    }

    static let otherDriverError = JournalError.locked(
        "Another kiosk is using this device, so nothing was charged or changed. Use that one, or close it."
    )
}
