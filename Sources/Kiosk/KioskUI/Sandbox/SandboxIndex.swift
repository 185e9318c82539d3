import StoreModel

/// Finds the positions of items on the Sandbox screen in constant time.
struct SandboxIndex {
    private let places: [SandboxSubject: Int]
    /// The positions of orders by intent ID: an order that was sold in the meantime also has a transaction ID.
    private let orders: [IntentID: Int]

    /// Creates the index of selectable items in their display order.
    init(_ subjects: [SandboxSubject]) {
        let numbered = subjects.enumerated()
        places = Dictionary(numbered.map { ($1, $0) }) { first, _ in first }
        orders = Dictionary(
            numbered.compactMap { place, subject in
                guard case .order(let intent?, _) = subject else { return nil }
                return (intent, place)
            }
        ) { first, _ in first }
    }

    /// Returns the current position of an item of an older list; nil if it is gone.
    subscript(_ older: SandboxSubject) -> Int? {
        guard case .order(let intent?, nil) = older else { return places[older] }
        return orders[intent]
    }
}
