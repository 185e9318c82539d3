import StoreModel

/// What a line of the Sandbox screen is about, wherever it stands.
enum SandboxSubject: Hashable, Sendable {
    case control(SandboxControlKind)
    /// An order; it has its transaction from when it is sold.
    case order(IntentID?, TransactionID?)
    case subscription(TransactionID)
    /// A planned fault; those of the catalog's file have no number of their own.
    case fault(Int64, FaultPlan)
    case product(ProductID)

    /// Whether another one, told later, is the same thing.
    func isStill(_ later: SandboxSubject) -> Bool {
        guard case .order(let intent?, nil) = self, case .order(let other, _) = later else {
            return self == later
        }
        return intent == other
    }
}

extension SandboxState {
    /// What a line is about; nil for one that cannot be selected.
    func subject(of line: Line?) -> SandboxSubject? {
        switch line {
        case .control(let kind): .control(kind)
        case .order(let index): .order(orders[index].intentID, orders[index].transactionID)
        case .subscription(let index): .subscription(subscriptions[index].originalTransactionID)
        case .fault(let index): .fault(faults[index].id, faults[index].plan)
        case .product(let index): .product(products[index].productID)
        case .space, .header, .nothing, nil: nil
        }
    }

    /// What the selected line is about.
    var subject: SandboxSubject? { subject(of: line) }

    /// Changes the lines; what was selected stays so, and where it is gone, its nearest neighbour is.
    mutating func keepingSelection(_ change: (inout Self) -> Void) {
        let before = stops.compactMap { subject(of: $0) }
        let (kept, place, top) = (subject, selected, detailTop)
        change(&self)
        let places = SandboxIndex(stops.compactMap { subject(of: $0) })
        // What stood after it, or else before it.
        let neighbours = before.dropFirst(place) + before.prefix(place).reversed()
        selected = neighbours.lazy.compactMap { places[$0] }.first ?? 0
        // What is read of it goes on where it was.
        if let kept, let subject, kept.isStill(subject) { detailTop = top }
    }
}
