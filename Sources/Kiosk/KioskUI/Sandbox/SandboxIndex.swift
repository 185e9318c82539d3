import StoreModel

/// Where the things of the Sandbox screen stand, found without looking through all of them.
struct SandboxIndex {
    private let places: [SandboxSubject: Int]
    /// Those of orders by the device's id: an order that is sold meanwhile has a transaction, too.
    private let orders: [IntentID: Int]

    /// Those of the lines that can be selected, in their order.
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

    /// Where that stands now which stood in an older list; nil where it is gone.
    subscript(_ older: SandboxSubject) -> Int? {
        guard case .order(let intent?, nil) = older else { return places[older] }
        return orders[intent]
    }
}
