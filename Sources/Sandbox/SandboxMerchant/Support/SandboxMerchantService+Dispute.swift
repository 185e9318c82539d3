import SandboxCore
import SandboxTables
package import StoreAPI
import StoreModel

/// Answers the questions of the merchant's support from the merchant's file and the store's replies.
extension SandboxMerchantService: MerchantOperations {
    /// How many orders of the account are listed in the report on an order, and in the report on an account.
    private static let (fewOrders, manyOrders) = (8, 50)

    package func dispute(
        _ query: DisputeQuery
    ) async throws(ServiceFailure) -> DisputeReply {
        switch query {
        case .order(let text): try await order(OrderName(text))
        case .account(let name): try await account(name)
        }
    }

    private func order(_ name: OrderName) async throws(ServiceFailure) -> DisputeReply {
        guard !name.text.isEmpty else {
            throw CallCheck.badRequest("The number of the order is missing.")
        }
        let storeNumbers = await store.orders(like: name)
        let known = try await read { rows in try rows.numbers(like: name.text, limit: 50) }
        let found = name.choose(among: known + (storeNumbers ?? []))
        guard let numbers = found.first else {
            // Only the store has some of the numbers, so without its reply the order cannot be reported as unknown.
            if storeNumbers == nil { throw .noAnswer(NoAnswer(.timeout)) }
            return .none(try await hints(name))
        }
        if found.count > 1 { return try await several(found) }
        let facts = try await facts(of: numbers)
        guard let order = facts.order else { return .none([]) }
        let (others, count) = try await orders(of: order.account, besides: order, Self.fewOrders)
        let completeFacts = try await addingDeviceLogs(facts, of: order.account)
        guard let report = DisputeRules.report(on: completeFacts, others: others, count: count)
        else {
            return .none([])
        }
        return .order(report)
    }

    /// Returns the facts together with the devices' logs.
    private func addingDeviceLogs(
        _ facts: DisputeFacts, of account: AccountName
    ) async throws(ServiceFailure) -> DisputeFacts {
        let reference =
            facts.order?.numbers.intentID.map { OrderReference.intent($0) }
            ?? facts.transactionID.map { .transaction($0) }
        var facts = facts
        facts.logExcerpt = try await read { rows in
            let chains = try rows.logChains(of: account)
            guard let reference, !chains.isEmpty else { return nil }
            return DeviceLogExcerpt(
                events: try rows.log(of: account, about: reference, limit: 200), chains: chains)
        }
        return facts
    }

    private func several(
        _ found: [OrderNumbers]
    ) async throws(ServiceFailure) -> DisputeReply {
        var summaries: [DisputeSummary] = []
        for numbers in found.prefix(Self.fewOrders) {
            if let summary = Self.summary(try await facts(of: numbers)) {
                summaries.append(summary)
            }
        }
        return .several(summaries, count: found.count)
    }

    private func account(_ name: AccountName) async throws(ServiceFailure) -> DisputeReply {
        let isKnown = try await read { rows in try rows.existingAppAccountToken(of: name) != nil }
        guard isKnown else { return .none([]) }
        let statement = try await read { rows in try rows.statement(of: name, entries: 20) }
        let (orders, count) = try await orders(of: name, besides: nil, Self.manyOrders)
        return .account(
            AccountSummary(account: name, wallet: statement, orders: orders, orderCount: count))
    }

    /// Returns the account's orders, newest first, and their number, without the order that the question is about.
    private func orders(
        of account: AccountName, besides order: DisputedOrder?, _ limit: Int
    ) async throws(ServiceFailure) -> ([DisputeSummary], Int) {
        let (issued, count) = try await read { rows in
            try rows.issued(to: account, limit: limit + 1)
        }
        let others = issued.filter { other in
            order.map { !$0.numbers.isSame(as: other.numbers) } ?? true
        }
        var summaries: [DisputeSummary] = []
        for other in others.prefix(limit) {
            if let summary = Self.summary(try await facts(of: other.numbers)) {
                summaries.append(summary)
            }
        }
        let isAmongCounted = order?.numbers.merchantOrder != nil
        return (summaries, max(summaries.count, isAmongCounted ? count - 1 : count))
    }

    private static func summary(_ facts: DisputeFacts) -> DisputeSummary? {
        facts.order.map {
            DisputeSummary(order: $0, verdict: DisputeRules.finding(on: facts).verdict)
        }
    }

    private func hints(_ name: OrderName) async throws(ServiceFailure) -> [DisputeHint] {
        try await read { rows in
            var hints: [DisputeHint] = []
            if let wanted = name.merchantNumber {
                if let other = try rows.number(wanted.serial) {
                    hints.append(.otherYear(other))
                } else if let last = try rows.lastNumber() {
                    hints.append(.notIssuedYet(last: last))
                }
            }
            let account = AccountName(name.text)
            if try rows.existingAppAccountToken(of: account) != nil {
                hints.append(.account(account))
            }
            if UniqueID.isUUID(name.text) { hints.append(.intent) }
            if name.isTransactionLike { hints.append(.transaction) }
            return hints
        }
    }
}
