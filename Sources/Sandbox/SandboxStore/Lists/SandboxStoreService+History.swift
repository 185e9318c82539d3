import SandboxCore
package import SandboxTables
package import StoreAPI
package import StoreModel

/// The history of one order.
extension SandboxStoreService {
    /// Returns a page of the history of an order at the store and the merchant, oldest first.
    ///
    /// - Parameter merchant: Returns the merchant's steps of an intent or a transaction after a step with a number, up
    ///   to a limit.
    package func history(
        of reference: OrderReference, _ page: PageRequest,
        merchant: (IntentID?, TransactionID?, Int64, Int) async throws(ServiceFailure) ->
            [NumberedStep]
    ) async throws(ServiceFailure) -> Page<HistoryStep> {
        let signer = ListCursorSigner(.steps, storeID: storeID, of: reference)
        let start: StepPosition = try signer.position(of: page.cursor) ?? StepPosition()
        // One step more than the page has shows whether it is the last page.
        let (limit, room) = (length(of: page), length(of: page) + 1)
        let own = try await read(processingDue: .order(reference)) { rows in
            let (intent, transaction) = try Self.ids(of: reference, rows)
            let steps = try rows.steps(
                intent: intent, transaction: transaction, after: start.store, limit: room)
            return (steps: steps, intent: intent, transaction: transaction)
        }
        let others = try await merchant(own.intent, own.transaction, start.merchant, room)
        var (rest, position) = (StepMerger(store: own.steps, merchant: others), start)
        var steps: [HistoryStep] = []
        while steps.count < limit, let next = rest.next() {
            steps.append(next.step)
            position.pass(next)
        }
        return Page(items: steps, next: rest.isEmpty ? nil : signer.cursor(position))
    }

    private static func ids(
        of reference: OrderReference, _ rows: StoreTables
    ) throws -> (IntentID?, TransactionID?) {
        switch reference {
        case .intent(let id):
            guard case .purchased(let transaction)? = try rows.order(id)?.state else {
                return (id, nil)
            }
            // The transaction of another order, with which this one was answered, has the history of that order.
            let owner = try rows.transaction(transaction)?.transaction.intentID
            return (id, owner == nil || owner == id ? transaction : nil)
        case .transaction(let id): return (try rows.transaction(id)?.transaction.intentID, id)
        }
    }
}

/// Merges the steps of both sides by their times; the merchant's step comes first at the same time.
private struct StepMerger {
    private var store: ArraySlice<NumberedStep>
    private var merchant: ArraySlice<NumberedStep>

    init(store: [NumberedStep], merchant: [NumberedStep]) {
        (self.store, self.merchant) = (store[...], merchant[...])
    }

    var isEmpty: Bool { store.isEmpty && merchant.isEmpty }

    mutating func next() -> NumberedStep? {
        guard let own = store.first else { return merchant.popFirst() }
        guard let other = merchant.first, other.step.at <= own.step.at else {
            return store.popFirst()
        }
        return merchant.popFirst()
    }
}

/// The position after a step of each side, by its number.
private struct StepPosition: CursorPosition {
    private(set) var store: Int64 = 0
    private(set) var merchant: Int64 = 0

    init() {}

    init?(text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let store = Int64(parts[0]), let merchant = Int64(parts[1]) else {
            return nil
        }
        (self.store, self.merchant) = (store, merchant)
    }

    var text: String { "\(store).\(merchant)" }

    /// Moves the position behind a step.
    mutating func pass(_ next: NumberedStep) {
        if next.step.side == .merchant { merchant = next.number } else { store = next.number }
    }
}

extension ListCursorSigner {
    /// Creates the signer of a list about one order.
    fileprivate init(_ list: List, storeID: String, of reference: OrderReference) {
        let (kind, id) =
            switch reference {
            case .intent(let id): ("intent", id.rawValue)
            case .transaction(let id): ("transaction", id.rawValue)
            }
        self.init(list, storeID: storeID, reader: "\(kind) \(WireText.encoded(id))")
    }
}
