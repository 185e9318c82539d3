import PurchaseCore
import PurchaseEngine
import StoreModel

/// The transactions that a customer finishes manually.
extension ScenarioPlayer {
    func finish(_ wanted: ManualFinish, on device: ScenarioDevice) throws {
        let id = try transaction(for: wanted, on: device)
        let outcome = try outcome(on: device) { engine async throws(FinishError) in
            try await engine.finish(id)
        }
        // An app that crashed receives no result.
        if device.hasCrashed, wanted.refusal == nil { return }
        guard !outcome.matches(wanted.refusal) else { return }
        throw ImpossibleStep(
            expected: wanted.refusal.map { "finish is refused: \($0.rawValue)" }
                ?? "the transaction is finished",
            got: device.hasCrashed ? "the app crashed" : outcome.sentence)
    }

    private func transaction(
        for wanted: ManualFinish, on device: ScenarioDevice
    ) throws -> TransactionID {
        let (name, nth) = (wanted.purchase.product, wanted.purchase.nth)
        if let id = try nth.flatMap({ try transaction($0, of: name, on: device) }) { return id }
        let row = try row(for: wanted, on: device)
        // A failed payment lacks a transaction. The id of its intent is not a valid transaction id, but an app could
        // pass it.
        return row.transactionID ?? TransactionID(row.intentID?.rawValue ?? "")
    }

    /// Returns the newest row that the step can mean: one that is open and paid, else one that is paid; for an expected
    /// refusal as unknown, one without a transaction.
    private func row(
        for wanted: ManualFinish, on device: ScenarioDevice
    ) throws -> TransactionRow {
        let product = try product(wanted.purchase.product).id
        let rows = device.snapshot.rows.filter { $0.productID == product }
        let paid = rows.filter { $0.transactionID != nil }
        let meant =
            wanted.refusal == .unknown
            ? rows.first { $0.transactionID == nil } : paid.first(where: \.isOpen) ?? paid.first
        guard let row = meant ?? rows.first else {
            throw ImpossibleStep(
                expected: "a transaction of \(product) on \(device.name)",
                got: "there is none: buy it in an earlier step")
        }
        return row
    }
}

extension CustomerOutcome<FinishError> {
    fileprivate func matches(_ refusal: ManualFinish.Refusal?) -> Bool {
        switch self {
        case .waiting: false
        case .done: refusal == nil
        case .failed(let error): refusal != nil && ManualFinish.Refusal(error) == refusal
        }
    }

    fileprivate var sentence: String {
        switch self {
        case .waiting: "the finish is still in progress"
        case .done: "the transaction is finished"
        case .failed(.unknown): "unknown: the device does not have the transaction"
        case .failed(.notDelivered): "not-delivered: its goods are not delivered yet"
        case .failed(.noAnswer): "no-answer: the store did not answer; kiosk retries later"
        case .failed(.journal(let failure)): failure.message
        }
    }
}
