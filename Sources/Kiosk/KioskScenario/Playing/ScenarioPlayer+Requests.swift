import PurchaseCore
import PurchaseEngine
import StoreAPI
import StoreModel

/// The spendings, finishes and restores of a customer.
extension ScenarioPlayer {
    func spend(_ wanted: ScenarioSpend, on device: ScenarioDevice) throws {
        let goods = GoodAmount(
            good: wanted.good.good(among: catalog.products), amount: wanted.amount)
        let result = try runOperation(on: device) {
            _ = try await $0.spend(goods, note: "scenario")
        }
        let refusal = wanted.refusal
        let (got, isExpected): (String, Bool)
        switch result {
        case nil: (got, isExpected) = ("the spending is still in progress", refusal == nil)
        case .success?: (got, isExpected) = ("the goods are spent", refusal == nil)
        // A request without an answer counts as success, because it continues in the background.
        case .failure(SpendError.noAnswer)?:
            got = "no-answer: the merchant did not answer; kiosk retries later"
            isExpected = refusal == nil || refusal == .noAnswer
        case .failure(SpendError.notEnough(let balance))?:
            let words = wanted.good.amount(balance, among: catalog.products)
            got = refusal == nil ? words : "not-enough: \(words)"
            isExpected = refusal == .notEnough
        case .failure(SpendError.refused(let reason))?:
            (got, isExpected) = ("refused: \(reason)", refusal == .refused)
        case .failure(let error)?:
            (got, isExpected) = ((error as? SpendError)?.message ?? "\(error)", false)
        }
        try check(
            device, isExpected, got,
            expected: refusal.map { "the spending is refused: \($0.rawValue)" },
            orElse: "\(goods.amount) \(wanted.good.text) to spend")
    }

    func finish(_ wanted: ManualFinish, on device: ScenarioDevice) throws {
        let id = try transaction(for: wanted, on: device)
        let result = try runOperation(on: device) { try await $0.finish(id) }
        let refusal = wanted.refusal
        let (got, isExpected): (String, Bool)
        switch result {
        case nil: (got, isExpected) = ("the finish is still in progress", false)
        case .success?: (got, isExpected) = ("the transaction is finished", refusal == nil)
        case .failure(FinishError.unknown)?:
            got = "unknown: the device does not have the transaction"
            isExpected = refusal == .unknown
        case .failure(FinishError.notDelivered)?:
            got = "not-delivered: its goods are not delivered yet"
            isExpected = refusal == .notDelivered
        case .failure(FinishError.noAnswer)?:
            got = "no-answer: the store did not answer; kiosk retries later"
            isExpected = refusal == .noAnswer
        case .failure(FinishError.journal(let failure))?:
            (got, isExpected) = (failure.message, false)
        case .failure(let error)?: (got, isExpected) = ("\(error)", false)
        }
        try check(
            device, isExpected, got,
            expected: refusal.map { "finish is refused: \($0.rawValue)" },
            orElse: "the transaction is finished")
    }

    /// Verifies the result of a request whose refusal may be expected; an app that crashed does not receive a result.
    private func check(
        _ device: ScenarioDevice, _ isExpected: Bool, _ got: String, expected refusal: String?,
        orElse success: String
    ) throws {
        if isExpected || device.hasCrashed && refusal == nil { return }
        throw ImpossibleStep(
            expected: refusal ?? success, got: device.hasCrashed ? "the app crashed" : got)
    }

    /// Restores purchases. A missing response is not a failure, because the restore may be repeated.
    func restore(on device: ScenarioDevice) throws {
        let result = try runOperation(on: device) { _ = try await $0.restore() }
        guard !device.hasCrashed, case .failure(let error)? = result else { return }
        switch error {
        case PurchaseError.service(.refusal(let refusal)):
            throw ImpossibleStep(expected: "a restore", got: refusal.message)
        case PurchaseError.journal(let failure):
            throw ImpossibleStep(expected: "a restore", got: failure.message)
        default: break
        }
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
