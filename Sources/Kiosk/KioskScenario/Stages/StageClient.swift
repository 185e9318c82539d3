import StoreAPI
import StoreModel

/// An app in one design on a customer's device, with controls for its crash.
protocol StageClient: AnyObject {
    /// The context of the app's current calls.
    var context: CallContext { get }
    /// Whether the app has crashed and was not started again.
    var isDead: Bool { get }
    /// Starts the app, with the files that it left.
    func start() throws
    /// Plans a crash at a moment of the app's next calls.
    func die(at moment: CrashMoment)
    /// Buys a product, and waits until the purchase or the app has ended.
    func buy(_ product: Product) throws
    /// Whether the device has stored the order, so that a restart finds it.
    var hasWrittenOrder: Bool { get }
    /// Deletes the app with all its files.
    func deleteApp()
    /// Replaces the customer's device.
    func changeDevice()
    /// Returns the steps of the app so far, and the intent ids by which store and merchant may find its purchases.
    func testimony() throws -> StageEvidence
}

/// The steps of an app, and the intent ids by which store and merchant may find its purchases.
struct StageEvidence {
    var steps: [HistoryStep] = []
    var intents: [IntentID] = []

    /// Adds the steps and ids of another value that are missing in this one.
    mutating func add(_ other: StageEvidence) {
        steps += other.steps.filter { !steps.contains($0) }
        intents += other.intents.filter { !intents.contains($0) }
    }
}
