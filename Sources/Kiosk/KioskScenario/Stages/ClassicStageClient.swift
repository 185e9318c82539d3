import SandboxBackend
import StoreAPI
import StoreModel

/// An app in one of the classic designs.
final class ClassicStageClient: StageClient {
    private let world: ScenarioWorld
    private let account: AccountName
    private let bundleID: BundleID
    private let make: (ClassicDevice) -> any ClassicClient
    private var device: DeviceName = "phone"
    private var line = CrashInterceptor { _ in }
    private var client: (any ClassicClient)?
    private var diaries: [ClassicTrace] = []

    /// - Parameter make: Creates the app for a device.
    init(
        _ world: ScenarioWorld, of account: AccountName, bundleID: BundleID,
        _ make: @escaping (ClassicDevice) -> any ClassicClient
    ) {
        (self.world, self.account, self.bundleID, self.make) = (world, account, bundleID, make)
    }

    var context: CallContext {
        CallContext(account: account, device: device, requestID: "stage")
    }

    var isDead: Bool { line.isDead }

    var hasWrittenOrder: Bool { !disk.isEmpty }

    private var disk: ClassicOrderFile {
        ClassicOrderFile(path: world.folder + "/orders-\(device).json")
    }

    func start() throws {
        line = CrashInterceptor { _ in }
        let diary = ClassicTrace(account: account, device: device, bundleID: bundleID)
        diaries.append(diary)
        let (backend, clock) = (world.backend, world.clock)
        let faults = FaultInterceptor(backend) { time in
            try await clock.sleep(until: clock.now().adding(milliseconds: time))
        }
        let client = make(
            ClassicDevice(
                store: InterceptedStore(InterceptedStore(backend, faults), line),
                merchant: InterceptedMerchant(InterceptedMerchant(backend, faults), line),
                clock: clock,
                verifier: try backend.verifier(), disk: disk, diary: diary))
        self.client = client
        try run { try await client.launch() }
    }

    func die(at moment: CrashMoment) { line.die(at: moment) }

    func buy(_ product: Product) throws {
        guard let client else { return }
        try run { _ = try await client.buy(product) }
    }

    /// Runs an operation for at most half a minute, and cancels it if it has not ended, as after a crash of the app.
    private func run(_ body: @escaping @Sendable () async throws -> Void) throws {
        let line = line
        let begun = world.begin(body)
        _ = world.wait(atMost: 30_000) { begun.isOver || line.isDead }
        guard !begun.isOver else { return }
        begun.task.cancel()
        _ = world.wait(atMost: 0) { begun.isOver }
    }

    func deleteApp() { disk.delete() }

    func changeDevice() { device = "phone-2" }

    func testimony() -> StageEvidence {
        diaries.reduce(into: StageEvidence()) { all, diary in
            // Repeated steps are listed repeatedly.
            all.steps += diary.steps
            all.intents += diary.intents.filter { !all.intents.contains($0) }
        }
    }
}

extension StageDesign {
    /// Creates an app in a classic design; nil for kiosk's own.
    var classic: ((ClassicDevice) -> any ClassicClient)? {
        switch self {
        case .finishFirst: { FinishFirstClient($0) }
        case .waiting: { WaitingClient($0) }
        case .orderOnDevice: { OrderOnDeviceClient($0) }
        case .logged: { LoggedClient($0) }
        case .kiosk: nil
        }
    }
}
