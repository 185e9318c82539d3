import FoundationEssentials
import PurchaseCore
import StoreAPI
import StoreModel
package import StoreSigning

/// Runs the payment queue of one account on one device: decisions by the pure machine, facts in the journal, effects
/// at the store and the merchant.
///
/// Make one, `start()` it, and keep `run()` running in a task for as long as it shall drive. Every answer and every
/// published state waits until the facts behind it are durable. Dropping the engine in the middle of anything is like
/// a crash: the next one goes on where the journal ends.
public actor PurchaseEngine {
    let store: any StoreService
    let merchant: any MerchantService
    let journal: Journal
    let clock: any EngineClock
    /// Whose queue it is, and the choices that it runs with.
    public let options: EngineOptions
    /// Those choices with the journal's own seed, by which its waits differ from other devices'.
    let policy: QueuePolicy
    let verifier: JWSVerifier?

    /// The state with everything that was decided, durable or not.
    var head = QueueState()
    /// The state of durable facts; the only one that is shown.
    var committed = QueueState()
    /// Decisions that wait for the next commit.
    var open = Batch()
    /// The commit that is running.
    var committing: Task<Void, Never>?
    /// How many commits there have been.
    var commits = 0
    /// What was started and has not ended, so that nothing runs twice beside itself.
    var inFlight: Set<Effect> = []
    /// Whether everything that was open at the start goes on.
    var hasGoneOn = false
    /// Whether the redelivery at launch is done.
    var hasLaunched = false
    /// Whether the redelivery at launch is on its way.
    var isTakingEverything = false
    /// How many transactions the launch has taken in of a list that has more pages.
    var redelivered = 0
    /// Why nothing can be written any more, once that happened.
    var broken: JournalError?
    /// The lines that are shown.
    var lines = TransactionRowIndex()
    /// Whether only the first of them have been read.
    var hasMoreLines = false
    /// Deliveries that may entitle.
    var entitling = EntitlingDeliveries()
    /// Those of them that the journal still has as such, and that entitle no longer.
    var superseded: Set<TransactionID> = []
    /// What this process recorded and has not sent.
    var unsent = FirstAttempts()
    /// Spendings that the merchant refused, of this run.
    var refusedSpends: [SpendID: Refusal] = [:]
    /// Spendings whose caller was told that no answer had come, of this run and of the ones before.
    var lateSpends: Set<SpendID> = []
    /// How the latest of them ended.
    var settledSpends: [SettledSpend] = []
    /// What could not be loaded when it was last asked for.
    var failures = LoadFailures() { didSet { if failures != oldValue { publish() } } }
    /// The titles that the store last said.
    var titles: [ProductID: String] = [:]
    /// How many commits have failed since the last one that did not.
    var failedCommits = 0
    /// Whether a moment is set at which everything open goes on after a failed commit.
    var goesOnLater = false
    /// Which answers of the store's lists may be too old to end a wait.
    var listQuestions = ListFetchTracker()
    /// Up to where the store's changes hold nothing for this device.
    ///
    /// Only in memory: whoever buys a lot causes a lot of changes that he has settled himself, and each question would take
    /// longer than the one before; but a number that came with nothing is believed for no longer than this.
    var heardInVain: Int64 = 0
    /// The store's newest change when it was asked for what came after a later one.
    var newestChange = Int64.max
    /// What the store last told of subscriptions and of its time.
    var book = SubscriptionOverview.empty
    /// The questions about subscriptions and about the wallet.
    var (bookQuestions, walletQuestions) = (ResponseOrder(), ResponseOrder())
    /// The last record that was read, where another process drives.
    var readUpTo: Int64 = 0
    /// When the store had last told its driver of subscriptions.
    var subscriptionsTold: Timestamp?
    /// The player's token at the merchant, once it was asked for.
    var appAccountToken: AppAccountToken?

    /// Whether the log is on its way to the merchant.
    var isShippingLog = false
    /// Whoever waits until it has got there.
    var shippingWaiters: [AsyncStream<Void>.Continuation] = []

    /// Yields when there is more in the log, and once at first.
    let logGrowth: AsyncStream<Void>
    let logGrowthInput: AsyncStream<Void>.Continuation
    let effects: AsyncStream<Effect>
    let effectsInput: AsyncStream<Effect>.Continuation
    /// Tells that facts wait for the next commit.
    let deferred: AsyncStream<Void>
    let deferredInput: AsyncStream<Void>.Continuation
    /// Whoever watches; they see the end when the engine is let go.
    let observers = Observers()

    /// Takes its parts; nothing is read or sent before ``start()`` and ``run()``.
    public init(_ dependencies: EngineDependencies, options: EngineOptions) {
        let root = Data(base64Encoded: dependencies.journal.identity.rootCertificate)
        self.init(
            dependencies, options: options,
            verifier: root.flatMap { try? JWSVerifier(rootDER: Array($0)) })
    }

    /// Takes its parts where somebody believes in the journal's root already; nothing is read or sent before ``start()``
    /// and ``run()``.
    ///
    /// - Parameter verifier: Believes what that root has signed; with nil nothing is believed.
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
        // What the last run left behind.
        logGrowthInput.yield()
        (deferred, deferredInput) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    deinit {
        effectsInput.finish()
        logGrowthInput.finish()
        deferredInput.finish()
    }

    /// Loads open orders and what is shown from the journal; sends nothing.
    ///
    /// - Parameter lines: How many of the newest lines are read now, beside those of open orders; ``run()`` reads the
    ///   rest, so that a first picture need not wait for it.
    /// - Throws: ``JournalError`` when the journal cannot be read.
    public func start(lines count: Int = 500) throws(JournalError) {
        recallSubscriptions()
        try reload(lines: count)
    }

    func reload(lines count: Int = TransactionRowIndex.most) throws(JournalError) {
        head = try journal.openWork(options.account)
        committed = head
        lateSpends.formUnion(head.wallet.pending.keys)
        let newest = try journal.lines(of: options.account, limit: count)
        lines = TransactionRowIndex((newest + (try journal.openLines(of: head))).map(titled))
        hasMoreLines = count < TransactionRowIndex.most
        (entitling, superseded) = (EntitlingDeliveries(), [])
        try journal.eachEntitling(options.account) { superseded.formUnion(entitling.put($0)) }
        publish()
    }

    func context() -> CallContext {
        CallContext(
            account: options.account, secret: options.secret, device: journal.device,
            requestID: clock.newID())
    }

    /// Why this process cannot drive.
    var notDriving: String? {
        if let broken { return broken.message }
        return journal.isDriving ? nil : DriverMode.otherDrives
    }

    /// Why nothing can be written, after one more try to open a journal that had failed.
    func whyNotDriving() -> JournalError? {
        try? recover()
        if let broken { return broken }
        return journal.isDriving ? nil : Self.otherDrives
    }

    static let otherDrives = JournalError.locked(
        "Another kiosk drives this device, so nothing was charged or changed. Use that one, or close it."
    )
}
