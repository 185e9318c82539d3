import PurchaseEngine
import SandboxStore
import StoreAudit
import StoreModel

/// Puts what the sides tell of orders into one order, by their clocks.
enum StepOrder {
    /// All steps by time; each side's own order stays, and of one millisecond what leads to something stands before it.
    static func merged(_ sides: [[OrderStep]]) -> [OrderStep] {
        var rest = sides.map { $0[...] }
        var merged: [OrderStep] = []
        merged.reserveCapacity(sides.reduce(0) { $0 + $1.count })
        while let next = rest.indices.filter({ !rest[$0].isEmpty }).min(by: { left, right in
            key(rest[left]) < key(rest[right])
        }) {
            merged.append(rest[next].removeFirst())
        }
        return merged
    }

    private static func key(_ side: ArraySlice<OrderStep>) -> (Timestamp, Int) {
        guard let step = side.first?.step else { return (Timestamp(milliseconds: .max), 0) }
        return (step.at, ranks[step.kind] ?? ranks.count)
    }

    /// How an order goes from one side to another.
    private static let ranks = Dictionary(
        uniqueKeysWithValues: [
            HistoryStep.Kind.intentJournalled, .numberIssued, .numbered, .submitted, .ordered,
            .awaitingApproval, .approved, .declined, .charged, .issuedFree, .handedOut,
            .unanswered, .deferred, .cancelled, .failed, .completed, .received, .granted,
            .alreadyGranted, .postponed, .rejected, .verifyUnanswered, .verified, .delivered,
            .quarantined, .storeFinished, .finishUnanswered, .finished, .refunded, .debited,
            .revoked, .revocationSettled,
        ].enumerated().map { ($0.element, $0.offset) })
}

extension SessionFiles {
    /// What happened on all sides, by time.
    var steps: [OrderStep] {
        StepOrder.merged(devices.map(\.steps) + [store?.steps ?? [], merchant?.steps ?? []])
    }
}
