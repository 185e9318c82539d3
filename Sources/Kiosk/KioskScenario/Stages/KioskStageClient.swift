import FoundationEssentials
import PurchaseCore
import PurchaseEngine
import StoreAPI
import StoreModel

/// kiosk's own app: its engine with its journal.
final class KioskStageClient: StageClient {
    private let world: ScenarioWorld
    private let device: ScenarioDevice
    private var seen = StageEvidence()

    init(_ world: ScenarioWorld, of account: AccountName) {
        self.world = world
        device = world.device("phone", of: account)
    }

    var context: CallContext {
        CallContext(account: device.account, device: device.identifier, requestID: "stage")
    }

    var isDead: Bool { device.isDead }

    var hasWrittenOrder: Bool { !device.snapshot.rows.isEmpty }

    func start() throws { try world.launch(device) }

    func die(at moment: CrashMoment) { device.crash(at: moment) }

    func buy(_ product: Product) throws {
        guard let engine = device.engine else { return }
        let (begun, device) = (world.begin { _ = try await engine.purchase(product) }, device)
        device.keep(begun)
        _ = world.wait(atMost: 30_000) { begun.isOver || device.isDead }
    }

    func deleteApp() {
        device.crash()
        device.forget()
    }

    func changeDevice() { device.reset() }

    func testimony() throws -> StageEvidence {
        guard let engine = device.engine else { return seen }
        for row in device.snapshot.rows.reversed() {
            let steps = try world.ask { try await engine.history(of: row) }
            seen.add(
                StageEvidence(
                    steps: steps.filter { $0.side == .device },
                    intents: row.intentID.map { [$0] } ?? []))
        }
        return seen
    }
}
