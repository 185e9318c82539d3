import PurchaseCore
import PurchaseEngine
import StoreModel
import Synchronization

/// What a customer settles by hand.
extension ScenarioPlayer {
    func finish(_ wanted: ManualFinish, on device: ScenarioDevice) throws {
        let product = try product(wanted.product).id
        guard let row = device.snapshot.rows.first(where: { $0.productID == product }) else {
            throw ImpossibleStep(
                expected: "a line of \(product) on \(device.name)",
                got: "there is none: buy it first")
        }
        // What is still being bought has no transaction; the id of its intent is none, and is what an app could hold.
        let id = row.transactionID ?? TransactionID(row.intentID?.rawValue ?? "")
        let told = Told()
        try begin(on: device) { engine in
            do throws(FinishError) {
                try await engine.finish(id)
            } catch {
                told.error = error
            }
        }
        let got = ManualFinish.Refusal(told.error)
        guard got != wanted.refusal else { return }
        throw ImpossibleStep(
            expected: wanted.refusal.map { "it is refused: \($0.rawValue)" }
                ?? "it can be settled by hand",
            got: got?.sentence ?? "it is done")
    }
}

extension ManualFinish.Refusal {
    fileprivate var sentence: String {
        switch self {
        case .unknown: "unknown: it is still being bought"
        case .notDelivered: "not-delivered: its goods are not there yet"
        }
    }
}

/// Why it was not done.
private final class Told: Sendable {
    private let state = Mutex<FinishError?>(nil)

    var error: FinishError? {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}
