import StoreModel

/// What a line of the Sandbox screen is about, wherever it stands.
enum SandboxSubject: Hashable, Sendable {
    case control(SandboxControlKind)
    /// An order; it has its transaction from when it is sold.
    case order(IntentID?, TransactionID?)
    case subscription(TransactionID)
    case fault(Int64)
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
        case .fault(let index): .fault(faults[index].id)
        case .product(let index): .product(products[index].productID)
        case .space, .header, .nothing, nil: nil
        }
    }

    /// What the selected line is about.
    var subject: SandboxSubject? { subject(of: line) }

    /// Changes the lines; what was selected stays so, and where it is gone, its nearest neighbour is.
    mutating func keepingSelection(_ change: (inout Self) -> Void) {
        let before = stops.map { subject(of: $0) }
        let (kept, place, top) = (subject, selected, detailTop)
        change(&self)
        let after = stops.compactMap { subject(of: $0) }
        selected = after.place(near: place, of: before.compactMap(\.self)) { $0.isStill($1) } ?? 0
        // What is read of it goes on where it was.
        if let kept, let subject, kept.isStill(subject) { detailTop = top }
    }
}

extension Array {
    /// Where that is now which was selected in an older list; where it is gone, what stood after it, or else before it.
    ///
    /// - Parameters:
    ///   - place: What was selected there.
    ///   - isSame: Whether a thing of the older list is one of this one.
    /// - Returns: Nil where nothing of the older list is left.
    func place(
        near place: Int, of older: [Element], isSame: (Element, Element) -> Bool
    ) -> Int? {
        let neighbours = older.dropFirst(place) + older.prefix(place).reversed()
        for neighbour in neighbours {
            if let found = firstIndex(where: { isSame(neighbour, $0) }) { return found }
        }
        return nil
    }
}
