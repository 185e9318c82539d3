import StoreAudit
import StoreModel

/// The steps of many orders, grouped by order: steps that share an intent id or a transaction id belong together.
struct OrderGroups {
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
