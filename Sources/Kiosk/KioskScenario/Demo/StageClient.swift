import FoundationEssentials
import PurchaseCore
import PurchaseEngine
import SandboxBackend
import StoreAPI
import StoreModel

/// An app in one design on a customer's device, with controls for its crash.
protocol StageClient: AnyObject {
    /// The context of the app's current calls.
    var context: CallContext { get }
    /// Whether the app has crashed and was not started again.
    var hasCrashed: Bool { get }
    /// Starts the app, with the files that it left.
    func start() throws
    /// Plans a crash at a moment of the app's next calls.
    func planCrash(at moment: CrashMoment)
    /// Buys a product, and waits until the purchase or the app has ended.
    func buy(_ product: Product) throws
    /// Whether the device has stored the order, so that a restart finds it.
    var hasWrittenOrder: Bool { get }
    /// Deletes the app with all its files.
    func deleteApp()
    /// Replaces the customer's device.
    func changeDevice()
    /// Returns the steps of the app so far, and the intent ids by which store and merchant may find its purchases.
    func evidence() throws -> StageEvidence
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

// MARK: kiosk’s own app

/// kiosk's own app: its engine with its journal.
final class KioskStageClient: StageClient {
    private let world: ScenarioWorld
    private let device: ScenarioDevice
    private var lastEvidence = StageEvidence()

    init(_ world: ScenarioWorld, of account: AccountName) {
        self.world = world
        device = world.device("phone", of: account)
    }

    var context: CallContext {
        CallContext(account: device.account, device: device.identifier, requestID: "stage")
    }

    var hasCrashed: Bool { device.hasCrashed }

    var hasWrittenOrder: Bool { !device.snapshot.rows.isEmpty }

    func start() throws { try world.launch(device) }

    func planCrash(at moment: CrashMoment) { device.crash(at: moment) }

    func buy(_ product: Product) throws {
        guard let engine = device.engine else { return }
        let (begun, device) = (world.start { _ = try await engine.purchase(product) }, device)
        device.track(begun)
        _ = world.wait(atMost: 30_000) { begun.isOver || device.hasCrashed }
    }

    func deleteApp() {
        device.crash()
        device.removeFiles()
    }

    func changeDevice() { device.reset() }

    func evidence() throws -> StageEvidence {
        guard let engine = device.engine else { return lastEvidence }
        for row in device.snapshot.rows.reversed() {
            let steps = try world.perform { try await engine.history(of: row) }
            lastEvidence.add(
                StageEvidence(
                    steps: steps.filter { $0.side == .device },
                    intents: row.intentID.map { [$0] } ?? []))
        }
        return lastEvidence
    }
}

// MARK: Classic apps

/// An app in one of the classic designs.
final class ClassicStageClient: StageClient {
    private let world: ScenarioWorld
    private let account: AccountName
    private let bundleID: BundleID
    private let makeClient: (ClassicDevice) -> any ClassicClient
    private var device: DeviceName = "phone"
    private var interceptor = CrashInterceptor { _ in }
    private var client: (any ClassicClient)?
    private var traces: [ClassicTrace] = []

    /// - Parameter make: Creates the app for a device.
    init(
        _ world: ScenarioWorld, of account: AccountName, bundleID: BundleID,
        _ make: @escaping (ClassicDevice) -> any ClassicClient
    ) {
        (self.world, self.account, self.bundleID, self.makeClient) = (
            world, account, bundleID, make
        )
    }

    var context: CallContext {
        CallContext(account: account, device: device, requestID: "stage")
    }

    var hasCrashed: Bool { interceptor.hasCrashed }

    var hasWrittenOrder: Bool { !orderFile.isEmpty }

    private var orderFile: ClassicOrderFile {
        ClassicOrderFile(path: world.folder + "/orders-\(device).json")
    }

    func start() throws {
        interceptor = CrashInterceptor { _ in }
        let trace = ClassicTrace(account: account, device: device, bundleID: bundleID)
        traces.append(trace)
        let services = world.dependencies
        let client = makeClient(
            ClassicDevice(
                store: InterceptedStore(services.store, interceptor),
                merchant: InterceptedMerchant(services.merchant, interceptor),
                clock: services.clock,
                verifier: try world.backend.verifier(), orderFile: orderFile, trace: trace))
        self.client = client
        try run { try await client.launch() }
    }

    func planCrash(at moment: CrashMoment) { interceptor.crash(at: moment) }

    func buy(_ product: Product) throws {
        guard let client else { return }
        try run { _ = try await client.buy(product) }
    }

    /// Runs an operation for at most half a minute, and cancels it if it has not ended, as after a crash of the app.
    private func run(_ body: @escaping @Sendable () async throws -> Void) throws {
        let line = interceptor
        let begun = world.start(body)
        _ = world.wait(atMost: 30_000) { begun.isOver || line.hasCrashed }
        guard !begun.isOver else { return }
        begun.task.cancel()
        _ = world.wait(atMost: 0) { begun.isOver }
    }

    func deleteApp() { orderFile.delete() }

    func changeDevice() { device = "phone-2" }

    func evidence() -> StageEvidence {
        traces.reduce(into: StageEvidence()) { all, trace in
            // Repeated steps are listed repeatedly.
            all.steps += trace.steps
            all.intents += trace.intents.filter { !all.intents.contains($0) }
        }
    }
}

extension CrashDesign {
    /// Creates an app in a classic design; nil for kiosk's own.
    var makeClassicClient: ((ClassicDevice) -> any ClassicClient)? {
        switch self {
        case .finishFirst: { FinishFirstClient($0) }
        case .waiting: { VerifyFirstClient($0) }
        case .orderOnDevice: { OrderOnDeviceClient($0) }
        case .logged: { OrderOnDeviceClient($0, isLogged: true) }
        case .kiosk: nil
        }
    }
}
