import StoreModel

/// The item that a row of the Sandbox screen shows, independent of its position.
enum SandboxItemID: Hashable, Sendable {
    case control(SandboxControlKind)
    /// An order; its transaction ID exists once it is sold.
    case order(IntentID?, TransactionID?)
    case subscription(TransactionID)
    /// A planned fault; faults of the catalog file do not have distinct IDs.
    case fault(Int64, FaultPlan)
    case product(ProductID)

    /// Returns whether a later item is the same one.
    func isSameItem(as later: SandboxItemID) -> Bool {
        guard case .order(let intent?, nil) = self, case .order(let other, _) = later else {
            return self == later
        }
        return intent == other
    }
}

extension SandboxState {
    /// Returns the item of a row; nil for a row that cannot be selected.
    func itemID(of line: Row?) -> SandboxItemID? {
        switch line {
        case .control(let kind): .control(kind)
        case .order(let index): .order(orders[index].intentID, orders[index].transactionID)
        case .subscription(let index): .subscription(subscriptions[index].originalTransactionID)
        case .fault(let index): .fault(faults[index].id, faults[index].plan)
        case .product(let index): .product(products[index].productID)
        case .space, .header, .emptySection, nil: nil
        }
    }

    /// The item of the selected row.
    var selectedItemID: SandboxItemID? { itemID(of: selectedRow) }

    /// Changes the rows and keeps the selection on its item, or on the nearest remaining one if the item is gone.
    mutating func keepingSelection(_ change: (inout Self) -> Void) {
        let before = selectableRows.compactMap { itemID(of: $0) }
        let (kept, selectedIndex, top) = (selectedItemID, selected, detailTop)
        change(&self)
        let positions = SandboxItemIndex(selectableRows.compactMap { itemID(of: $0) })
        // The candidates: the selected item and those after it, then those before it, the nearest first.
        let neighbours = before.dropFirst(selectedIndex) + before.prefix(selectedIndex).reversed()
        selected = neighbours.lazy.compactMap { positions[$0] }.first ?? 0
        // The detail of the same item keeps its scroll position.
        if let kept, let selectedItemID, kept.isSameItem(as: selectedItemID) { detailTop = top }
    }
}

// MARK: Index

/// Finds the positions of items on the Sandbox screen in constant time.
struct SandboxItemIndex {
    private let positions: [SandboxItemID: Int]
    /// The positions of orders by intent ID: an order that was sold in the meantime also has a transaction ID.
    private let orders: [IntentID: Int]

    /// Creates the index of selectable items in their display order.
    init(_ subjects: [SandboxItemID]) {
        let numbered = subjects.enumerated()
        positions = Dictionary(numbered.map { ($1, $0) }) { first, _ in first }
        orders = Dictionary(
            numbered.compactMap { position, subject in
                guard case .order(let intent?, _) = subject else { return nil }
                return (intent, position)
            }
        ) { first, _ in first }
    }

    /// Returns the current position of an item of an older list; nil if it is gone.
    subscript(_ older: SandboxItemID) -> Int? {
        guard case .order(let intent?, nil) = older else { return positions[older] }
        return orders[intent]
    }
}
