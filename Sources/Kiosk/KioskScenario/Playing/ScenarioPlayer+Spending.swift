import PurchaseEngine
import StoreAPI
import StoreModel
import Synchronization

/// The spendings and restores of a customer.
extension ScenarioPlayer {
    func spend(_ wanted: ScenarioSpend, on device: ScenarioDevice) throws {
        let goods = GoodAmount(
            good: wanted.good.good(among: catalog.products), amount: wanted.amount)
        let outcome = try outcome(on: device) { engine async throws(SpendError) in
            _ = try await engine.spend(goods, note: "scenario")
        }
        // An app that crashed receives no result.
        if device.hasCrashed, wanted.refusal == nil { return }
        guard !outcome.matches(wanted.refusal) else { return }
        throw ImpossibleStep(
            expected: wanted.refusal.map { "the spending is refused: \($0.rawValue)" }
                ?? "\(goods.amount) \(wanted.good.text) to spend",
            got: device.hasCrashed ? "the app crashed" : sentence(outcome, wanted))
    }

    private func sentence(
        _ outcome: CustomerOutcome<SpendError>, _ wanted: ScenarioSpend
    ) -> String {
        switch outcome {
        case .waiting: "the spending is still in progress"
        case .done: "the goods are spent"
        case .failed(.notEnough(let balance)): sentence(balance, of: wanted)
        case .failed(.refused(let reason)): "refused: \(reason)"
        case .failed(.noAnswer): "no-answer: the merchant did not answer; kiosk retries later"
        case .failed(let error): error.message
        }
    }

    /// Returns the amount of a good, or a message if no product grants it.
    private func sentence(_ balance: Int64, of wanted: ScenarioSpend) -> String {
        let words = wanted.good.amount(balance, among: catalog.products)
        return wanted.refusal == nil ? words : "not-enough: \(words)"
    }

    /// Restores purchases. A missing response is not a failure, because the restore may be repeated.
    func restore(on device: ScenarioDevice) throws {
        let outcome = try outcome(on: device) { engine async throws(PurchaseError) in
            _ = try await engine.restore()
        }
        guard !device.hasCrashed, case .failed(let error) = outcome else { return }
        switch error {
        case .service(.refusal(let refusal)):
            throw ImpossibleStep(expected: "a restore", got: refusal.message)
        case .journal(let failure):
            throw ImpossibleStep(expected: "a restore", got: failure.message)
        default: break
        }
    }
}

extension CustomerOutcome<SpendError> {
    /// Returns whether the outcome matches the expected refusal; a pending request counts as success, because it
    /// continues in the background.
    fileprivate func matches(_ refusal: ScenarioSpend.Refusal?) -> Bool {
        switch self {
        case .waiting, .done: refusal == nil
        case .failed(.noAnswer): refusal == nil || refusal == .noAnswer
        case .failed(let error): refusal != nil && ScenarioSpend.Refusal(error) == refusal
        }
    }
}

// MARK: Outcomes

extension ScenarioPlayer {
    /// Starts a customer's operation and returns its outcome at the end of the waiting time.
    func outcome<Failure: Error>(
        on device: ScenarioDevice,
        _ body: @escaping @Sendable (PurchaseEngine) async throws(Failure) -> Void
    ) throws -> CustomerOutcome<Failure> {
        let box = OutcomeBox<Failure>()
        try runOperation(on: device) { engine in
            do throws(Failure) {
                try await body(engine)
                box.outcome = .done
            } catch {
                box.outcome = .failed(error)
            }
        }
        return box.outcome
    }
}

/// The outcome of an operation that a customer has started.
enum CustomerOutcome<Failure: Error> {
    case waiting, done
    case failed(Failure)
}

/// Stores the outcome of a customer's operation until it is read.
final class OutcomeBox<Failure: Error>: Sendable {
    private let state = Mutex(CustomerOutcome<Failure>.waiting)

    var outcome: CustomerOutcome<Failure> {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}
