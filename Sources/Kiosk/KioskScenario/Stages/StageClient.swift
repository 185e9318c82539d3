import StoreAPI
import StoreModel

/// An app of one design on a customer's device, as the one who kills it sees it.
protocol StageClient: AnyObject {
    /// On whose behalf it calls now.
    var context: CallContext { get }
    /// Whether it has died and nobody has started it again.
    var isDead: Bool { get }
    /// Starts the app, where it ended if it is the same one.
    func start() throws
    /// Dies at a moment of its next calls.
    func die(at moment: CrashMoment)
    /// Has the customer buy, and waits for the end of it or of the app.
    func buy(_ product: Product) throws
    /// What its device has written down of the purchase is what it remembers after a restart.
    var hasWrittenOrder: Bool { get }
    /// Deletes the app with all that it has written.
    func deleteApp()
    /// Gives the customer another device.
    func changeDevice()
    /// What it has done so far, and the numbers under which store and merchant may know of it.
    func testimony() throws -> StageEvidence
}

/// What an app has done, and the numbers under which store and merchant may know of it.
struct StageEvidence {
    var steps: [HistoryStep] = []
    var intents: [IntentID] = []

    /// Adds what is new in another one.
    mutating func add(_ other: StageEvidence) {
        steps += other.steps.filter { !steps.contains($0) }
        intents += other.intents.filter { !intents.contains($0) }
    }
}
