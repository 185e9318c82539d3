import KioskPresentation
import KioskUI
import PurchaseCore
import PurchaseEngine
import StoreAPI
import StoreModel

/// A transaction with what its row does not contain: a title, and what the store signed.
struct TransactionDetails: Sendable {
    let row: TransactionRow
    /// The title, which is untrusted text; the product id if the title is unknown.
    let title: String
    /// The signed transaction, if the device has it.
    let signed: Transaction?
    /// What became of the order, if it was interrupted.
    var interruption: InterruptionOutcome?
    /// The order with whose purchase this one was answered, if the device knows it.
    var firstOrder: MerchantOrder?
}

extension DeviceSession {
    /// Returns the facts of rows; unsolicited transactions get their titles from the catalog in the customer's
    /// language.
    func facts(_ rows: [TransactionRow]) async -> [TransactionDetails] {
        let nameless = rows.filter { $0.displayName == $0.productID.rawValue }.map(\.productID)
        let titles = await backend.titles(of: nameless)
        let known = await engine.snapshot().rows
        var facts: [TransactionDetails] = []
        for row in rows {
            let receipt = await receipt(of: row)
            facts.append(
                TransactionDetails(
                    row: row, title: titles[row.productID] ?? row.displayName,
                    signed: receipt?.transaction,
                    interruption: await interruption(of: row, among: known),
                    firstOrder: known.chargedOrder(insteadOf: row)))
        }
        return facts
    }

    /// Returns what became of an interrupted order, from its history, or from the device's rows if the history is not
    /// available.
    private func interruption(
        of row: TransactionRow, among rows: TransactionRows
    ) async -> InterruptionOutcome? {
        guard row.isInterrupted, let id = row.intentID else { return nil }
        guard backend.connectionFailure == nil,
            let history = try? await backend.connectedBackend.history(
                of: .intent(id), settings.context())
        else { return InterruptionOutcome(of: row, among: rows) }
        return InterruptionOutcome(of: row, among: rows, history: history)
    }

    private func receipt(of row: TransactionRow) async -> SignedTransaction? {
        guard settings.output.isJSON, let id = row.transactionID else { return nil }
        do throws(JournalError) {
            return try await engine.receipt(id)
        } catch {
            backend.printer.out.note(error.message)
            return nil
        }
    }
}

extension BackendSession {
    /// Returns the titles of products in the customer's language, as far as they are known.
    func titles(of ids: some Sequence<ProductID>) async -> [ProductID: String] {
        let wanted = Array(Set(ids))
        guard !wanted.isEmpty else { return [:] }
        guard connectionFailure == nil else {
            return Self.titles(in: lastCatalog()?.products ?? [])
        }
        // The request does not come from the device, so that planned faults do not apply to a title.
        let request = settings.productsRequest(for: wanted)
        guard let reply = try? await connectedBackend.store.products(request, settings.context())
        else {
            return [:]
        }
        return Self.titles(in: reply.products)
    }

    private static func titles(in products: [Product]) -> [ProductID: String] {
        Dictionary(products.map { ($0.id, $0.displayName) }) { first, _ in first }
    }
}

extension TransactionStage {
    /// Whether the merchant's verdict led to this stage; a refund is the store's decision.
    var followsVerdict: Bool {
        switch self {
        case .verified, .delivered, .finished, .quarantined: true
        default: false
        }
    }
}

/// Dates transactions by the store's clock, which may differ from the device's.
struct TransactionDates {
    /// The current time of the store's clock.
    let now: Timestamp
    /// How far the store's clock is ahead of the device's, in milliseconds.
    private let lead: Int64

    /// Creates the dates for a pair of clocks.
    ///
    /// - Parameters:
    ///   - clock: The store's clock as the device last received it.
    ///   - now: The device's time.
    init(_ clock: StoreClock, at now: Timestamp) {
        self.now = clock.now(at: now)
        lead = self.now.since(now)
    }

    /// Returns the purchase date of each transaction.
    ///
    /// A transaction that the store has not sold is dated by its start, converted with the present lead of the store's
    /// clock and kept between the dates of its neighbours.
    /// - Parameter rows: The transactions, newest first.
    func dates(of rows: [TransactionRow]) -> [Timestamp] {
        var latest = now
        let upper = rows.map { row in
            latest = min(latest, row.purchasedAt ?? latest)
            return latest
        }
        var earliest = Timestamp(milliseconds: .min)
        return zip(rows, upper).reversed().map { row, upper in
            if let purchasedAt = row.purchasedAt {
                earliest = max(earliest, purchasedAt)
                return purchasedAt
            }
            let begun = row.startedAt.adding(milliseconds: lead)
            return min(max(begun, earliest), max(upper, earliest))
        }.reversed()
    }
}
