package import SandboxCore
package import StoreAPI
package import StoreModel

/// The merchant's queries about orders.
extension SandboxStoreService {
    /// Returns the numbers of orders and restored transactions that contain a text in one of them, newest first, at
    /// most 50.
    package func orders(like name: OrderName) async throws(ServiceFailure) -> [OrderNumbers] {
        try await read(processingDue: .nothing) { rows in
            try rows.numbers(like: name.text, limit: 50)
        }
    }

    /// Returns the state of one order, found by its intent or else by its transaction.
    package func storeOrder(of numbers: OrderNumbers) async throws(ServiceFailure)
        -> StoreOrderLookup
    {
        let scope: DueWorkScope =
            if let intent = numbers.intentID { .buyer(intent) } else {
                numbers.transactionID.map { .owner($0) } ?? .nothing
            }
        let found = try await read(processingDue: scope) { rows in try Self.find(numbers, rows) }
        guard case .order(var order) = found, let record = order.record else { return found }
        order.jws = try sign(record)
        return .order(order)
    }

    private static func find(_ numbers: OrderNumbers, _ rows: StoreTables) throws
        -> StoreOrderLookup
    {
        if let intent = numbers.intentID {
            if let order = try rows.order(intent) { return .order(try rows.storeOrder(order)) }
            return try rows.isClosed(intent) ? .closed : .unknown
        }
        guard let id = numbers.transactionID, let record = try rows.transaction(id) else {
            return .unknown
        }
        if let intent = record.transaction.intentID, let order = try rows.order(intent) {
            return .order(try rows.storeOrder(order))
        }
        return .order(try rows.storeOrder(record))
    }
}
