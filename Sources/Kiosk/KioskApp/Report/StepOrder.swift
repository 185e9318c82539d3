import PurchaseEngine
import SandboxStore
import StoreAudit
import StoreModel

/// Puts what the sides tell of orders into one order: what led to something stands before it, whatever clocks say.
enum StepOrder {
    /// The steps of all orders; of each, every side keeps its own order, and what one side says that followed from another's
    /// stands behind that. Orders that nothing ties together stand by time.
    static func merged(_ sides: [[OrderStep]]) -> [OrderStep] {
        let groups = OrderGroups(sides)
        var merged: [(step: OrderStep, at: Timestamp)] = []
        for lanes in groups.lanes {
            // A clock that was set back moves no step before the one that led to it.
            var latest = Timestamp(milliseconds: .min)
            for step in HistoryMerger(lanes).woven() {
                latest = max(latest, step.step.at)
                merged.append((step, latest))
            }
        }
        return merged.enumerated().sorted {
            ($0.element.at, $0.offset) < ($1.element.at, $1.offset)
        }.map(\.element.step)
    }

    /// The steps of one order, told by whichever sides; those of a side stand in its own order.
    static func merged(_ steps: [HistoryStep]) -> [HistoryStep] {
        let told = steps.map { OrderStep(intentID: nil, transactionID: nil, step: $0) }
        let lanes = HistoryStep.Side.allCases.map { side in told.filter { $0.step.side == side } }
        return HistoryMerger(lanes).woven().map(\.step)
    }
}

extension SessionFiles {
    /// What happened on all sides, as it led from one to another.
    var steps: [OrderStep] {
        StepOrder.merged(devices.map(\.steps) + [store?.steps ?? [], merchant?.steps ?? []])
    }
}
