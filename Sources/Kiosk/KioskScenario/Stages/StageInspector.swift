import SandboxBackend
import StoreAPI
import StoreModel

/// Determines the outcome of a purchase from the store's orders, the merchant's wallet and the data available to its
/// support.
struct StageInspector {
    let world: ScenarioWorld
    let subject: any StageClient

    /// Returns the current facts. It tests a second purchase last, because that changes the state.
    func facts(_ product: Product, wasWrittenOnDevice: Bool) throws -> StageFacts {
        let (backend, context) = (world.backend, subject.context)
        let paid = try charged()
        let granted = try wallet()
        let waiting = try world.ask { try await backend.unfinished(context).transactions }
        return StageFacts(
            charged: sum(paid, of: product), granted: granted, isUnfinished: !waiting.isEmpty,
            isBlocked: try waiting.isEmpty ? false : isBlocked(product),
            wasWrittenOnDevice: wasWrittenOnDevice,
            support: try paid.compactMap(\.transactionID).first.map(support)
                ?? StageSupport(order: nil, events: 0))
    }

    private func charged() throws -> [SandboxOrder] {
        let backend = world.backend
        return try world.ask { try await backend.orders(limit: 100) }
            .filter { $0.transactionID != nil && $0.charge.milliunits > 0 }
    }

    private func sum(_ orders: [SandboxOrder], of product: Product) -> Price {
        let currency = orders.first?.charge.currency ?? product.price?.currency
        let total = orders.reduce(Int64(0)) { $0 &+ $1.charge.milliunits }
        return Price(milliunits: total, currency: currency ?? .usDollar)
    }

    private func wallet() throws -> [GoodAmount] {
        let (backend, context) = (world.backend, subject.context)
        return try world.ask { try await backend.wallet(entries: 0, context).balances }
    }

    /// Returns whether a second attempt of the customer to buy has failed.
    private func isBlocked(_ product: Product) throws -> Bool {
        let (orders, goods) = (try charged().count, try wallet())
        try subject.buy(product)
        _ = world.wait(atMost: 60_000) { false }
        return try charged().count == orders && wallet() == goods
    }

    // MARK: Support

    /// Returns the data that the merchant's support finds for the transaction of a customer's complaint.
    private func support(_ id: TransactionID) throws -> StageSupport {
        let backend = world.backend
        let answer = try world.ask { try await backend.dispute(.order(named: id.rawValue)) }
        guard case .order(let report) = answer else { return StageSupport(order: nil, events: 0) }
        let events = report.testimony?.events.map(\.event.entry) ?? []
        // The order is the one whose number the merchant issued for this payment, or the one that the device's log ties
        // to it.
        let isIssued = report.steps.contains { $0.kind == .numberIssued }
        let order =
            isIssued
            ? report.order.numbers.merchantOrder : events.compactMap(\.merchantOrder).first
        return StageSupport(order: order, events: events.count)
    }

    // MARK: History

    /// Returns the events of all sides in order.
    ///
    /// - Parameters:
    /// - testimony: The steps of the app.
    /// - events: The events on the device, beginning with its crash.
    func story(_ testimony: StageEvidence, _ events: [StageHistoryEntry]) throws
        -> [StageHistoryEntry]
    {
        let backend = world.backend
        var others: [HistoryStep] = []
        for intent in testimony.intents {
            let steps = try world.ask { try await backend.history(of: .intent(intent)) }
            others += steps.filter { !others.contains($0) }
        }
        let (killed, later) = (events.prefix(1), events.dropFirst())
        // Of simultaneous entries, those of store and merchant come first, because the device received their results at
        // that time.
        let lines =
            later.map { $0 } + others.map { StageHistoryEntry.step($0) }
            + testimony.steps.map { StageHistoryEntry.step($0) } + killed
        return lines.enumerated().sorted {
            ($0.element.at, $0.offset) < ($1.element.at, $1.offset)
        }.map(\.element)
    }
}
