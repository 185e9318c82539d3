import PurchaseEngine
import SandboxStore
import StoreAudit
import StoreModel

/// Sorts the steps of orders from several sides so that causes precede their effects, regardless of the clocks.
enum CausalSorter {
    /// Returns the steps of all orders.
    ///
    /// Within an order, each side's sequence is kept, and effects follow their causes on other sides. Steps of
    /// different orders are sorted by time.
    static func merged(_ sides: [[OrderStep]]) -> [OrderStep] {
        let groups = StepsByOrder(sides)
        var merged: [(step: OrderStep, at: Timestamp)] = []
        for lanes in groups.lanes {
            // A clock that was set back must not move a step before its cause.
            var latest = Timestamp(milliseconds: .min)
            for step in HistoryMerger(lanes).merged() {
                latest = max(latest, step.step.at)
                merged.append((step, latest))
            }
        }
        return merged.enumerated().sorted {
            ($0.element.at, $0.offset) < ($1.element.at, $1.offset)
        }.map(\.element.step)
    }

    /// Returns the steps of one order from any sides; each side's sequence is kept.
    static func merged(_ steps: [HistoryStep]) -> [HistoryStep] {
        let orderSteps = steps.map { OrderStep(intentID: nil, transactionID: nil, step: $0) }
        let lanes = HistoryStep.Side.allCases.map { side in
            orderSteps.filter { $0.step.side == side }
        }
        return HistoryMerger(lanes).merged().map(\.step)
    }

    /// Returns the steps of one order in causal order, with the merchant's issue of the order number from the start.
    ///
    /// The backend returns the history of an order only once the store has it. The device has the number before that,
    /// so that the merchant's step is known, and must not move the rows below it when the backend returns it.
    ///
    /// - Parameter clock: The clock that the store and the merchant use.
    static func merged(_ steps: [HistoryStep], _ clock: StoreClock) -> [HistoryStep] {
        guard !steps.contains(where: { $0.kind == .numberIssued }),
            let numbered = steps.first(where: { $0.kind == .numbered })
        else { return merged(steps) }
        let issued = HistoryStep(
            side: .merchant, at: clock.now(at: numbered.at), kind: .numberIssued,
            detail: numbered.detail)
        return merged(steps + [issued])
    }
}

extension ProfileReportData {
    /// The steps of all sides, in causal order.
    var steps: [OrderStep] {
        CausalSorter.merged(devices.map(\.steps) + [store?.steps ?? [], merchant?.steps ?? []])
    }
}

/// The steps of many orders, grouped by order: steps that share an intent id or a transaction id belong together.
struct StepsByOrder {
    /// For each order, the steps of each side; orders are sorted by their first step.
    let lanes: [[[OrderStep]]]

    init(_ sides: [[OrderStep]]) {
        var (numbers, roots) = ([Key: Int](), [Int]())
        func root(_ index: Int) -> Int {
            var index = index
            while roots[index] != index { index = roots[index] }
            return index
        }
        for step in sides.joined() {
            let known = Self.keys(step).compactMap { numbers[$0] }.map(root)
            let group = known.min() ?? roots.count
            if known.isEmpty { roots.append(group) }
            for other in known { roots[other] = group }
            for key in Self.keys(step) { numbers[key] = group }
        }
        var groups: [Int: [[OrderStep]]] = [:]
        for (side, steps) in sides.enumerated() {
            for step in steps {
                let number = Self.keys(step).first.flatMap { numbers[$0] }.map(root) ?? -1
                groups[number, default: sides.map { _ in [] }][side].append(step)
            }
        }
        lanes = groups.sorted { $0.key < $1.key }.map(\.value)
    }

    private enum Key: Hashable {
        case intent(IntentID)
        case transaction(TransactionID)
    }

    private static func keys(_ step: OrderStep) -> [Key] {
        [step.intentID.map(Key.intent), step.transactionID.map(Key.transaction)].compactMap { $0 }
    }
}
