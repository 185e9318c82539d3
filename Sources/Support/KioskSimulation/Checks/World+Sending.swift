import PurchaseCore
import SandboxCore
import StoreAPI
import StoreModel

/// What must be durable before a request is sent.
extension World {
    mutating func checkDurability(_ call: Call, from sender: Int) {
        let tables = devices[sender].journal.tables
        let name = devices[sender].name
        switch call {
        case .purchase(let intent, _) where tables.payments[intent.id] == nil:
            eventViolations.append(
                Violation("I16", "\(name) sends \(intent.id) before it is durable"))
        case .verify(let signed, _) where tables.deliveries[signed.transaction.id] == nil:
            let id = signed.transaction.id
            eventViolations.append(Violation("O2", "\(name) verifies \(id) before it is durable"))
        case .finish(let id)
        where tables.timesDelivered[id] == nil && tables.deliveries[id]?.isSettledHere != true:
            eventViolations.append(
                Violation("I7", "\(name) finishes \(id) before its goods are durable"))
        case .acknowledge(let id) where tables.payments[id]?.stage.isTerminal != true:
            eventViolations.append(
                Violation("I7", "\(name) acknowledges \(id) before its end is durable"))
        case .spend(let spend) where tables.spends[spend.id] == nil:
            eventViolations.append(
                Violation("I16", "\(name) sends \(spend.id) before it is durable"))
        default: break
        }
    }

    /// Checks that a transaction refunded before the lookup is not granted; one that is refunded after the lookup may
    /// be.
    mutating func checkRefund(_ result: Result<Verdict, ServiceFailure>, _ lookup: StoreLookup) {
        guard case .success(let verdict) = result, verdict.decision == .accepted,
            case .found(let state) = lookup, state.revokedAt != nil
        else { return }
        eventViolations.append(
            Violation("I13", "\(verdict.transactionID) is granted after its refund"))
    }
}

extension Delivery {
    /// Whether the device has completed it and may finish it at the store.
    var isSettledHere: Bool {
        switch stage {
        case .delivered, .quarantined, .revoked(settled: true): true
        case .received, .verified, .revoked(settled: false): false
        }
    }
}
