import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import StoreSigning
import Testing

@Suite("Contract: pages of lists")
struct PageContractTests {
    private func backend(_ wiring: Wiring) async throws -> TestBackend {
        try await TestBackend(wiring, catalog: try TestCatalog.catalog(extras: 5))
    }

    /// Sells a number of products outside of the app, without finishing them.
    private func sell(_ count: Int, to phone: RawClient) async throws -> [TransactionID] {
        var ids: [TransactionID] = []
        for number in 0..<count {
            ids.append(
                try await phone.services.control.buyOutside(
                    OutsidePurchase(
                        account: phone.context.account, device: phone.context.device,
                        productID: ProductID("extra.\(number)"))))
        }
        return ids
    }

    /// Returns all pages of unfinished transactions and orders with a number of items each.
    private func pages(_ phone: RawClient, by limit: Int) async throws -> [UnfinishedReply] {
        var pages = [
            try await phone.store.unfinished(PageRequest(limit: limit), phone.context)
        ]
        while let next = pages.last?.next {
            pages.append(
                try await phone.store.unfinished(
                    PageRequest(limit: limit, after: next), phone.context))
        }
        return pages
    }

    @Test(
        "unfinished items are listed in pages, transactions before orders",
        arguments: Wiring.all)
    func unfinished(wiring: Wiring) async throws {
        let phone = try await backend(wiring).rawClient()
        let ids = try await sell(4, to: phone)
        for _ in 0..<3 {
            _ = try await phone.store.purchase(
                try await phone.gemsRequest(outcome: .decline), phone.context)
        }
        let orders = try await phone.store.unfinished(phone.context).orders
        #expect(Set(orders.map(\.intentID)).count == 3)
        for limit in 1...3 {
            let pages = try await pages(phone, by: limit)
            #expect(pages.flatMap(\.transactions).count == 4)
            #expect(
                try pages.flatMap(\.transactions).map { try phone.read($0).transaction.id } == ids)
            #expect(pages.flatMap(\.orders) == orders)
            let sizes = pages.map { $0.transactions.count + $0.orders.count }
            #expect(sizes.dropLast().allSatisfy { $0 == limit } && sizes.last ?? 0 > 0)
        }
    }

    @Test(
        "a transaction finished between two pages is not on the second, and hides no other",
        arguments: Wiring.all)
    func finishedBetween(wiring: Wiring) async throws {
        let phone = try await backend(wiring).rawClient()
        let ids = try await sell(5, to: phone)
        let first = try await phone.store.unfinished(PageRequest(limit: 2), phone.context)
        for id in ids.prefix(3) { try await phone.store.finish(.transaction(id), phone.context) }
        let second = try await phone.store.unfinished(
            PageRequest(limit: 3, after: first.next), phone.context)
        #expect(try second.transactions.map { try phone.read($0).transaction.id } == ids.suffix(2))
        #expect(second.next == nil)
    }

    @Test("a page has between 1 and 500 items", arguments: [Wiring.direct, .overHTTP])
    func length(wiring: Wiring) async throws {
        let phone = try await backend(wiring).rawClient()
        _ = try await sell(3, to: phone)
        let one = try await phone.store.unfinished(PageRequest(limit: 0), phone.context)
        #expect(one.transactions.count == 1 && one.next != nil)
        let all = try await phone.store.unfinished(PageRequest(limit: .max), phone.context)
        #expect(all.transactions.count == 3 && all.next == nil)
        let changes = try await phone.store.changes(after: 0, limit: .max, phone.context)
        #expect(changes.transactions.count == 3 && !changes.hasMore)
    }

    @Test("a cursor that the list did not issue is refused", arguments: Wiring.all)
    func foreignCursor(wiring: Wiring) async throws {
        let backend = try await backend(wiring)
        let (phone, other) = (try await backend.rawClient(), try await backend.rawClient(of: "bob"))
        _ = try await sell(4, to: phone)
        _ = try await sell(4, to: other)
        let page = try await phone.store.unfinished(PageRequest(limit: 1), phone.context)
        let next = try #require(page.next)
        let changed = PageCursor(next.rawValue + "0")
        for cursor in [
            changed, "", ".", "t1", "0.t1", PageCursor(String(next.rawValue.dropLast())),
        ] {
            await expectRefusal(.badRequest) {
                try await phone.store.unfinished(PageRequest(after: cursor), phone.context)
            }
        }
        await expectRefusal(.badRequest) {
            try await other.store.unfinished(PageRequest(after: next), other.context)
        }
        await expectRefusal(.badRequest) {
            try await phone.store.restore(PageRequest(after: next), phone.context)
        }
    }

    @Test(
        "changes are listed in pages, each item once at its last change", arguments: Wiring.all
    )
    func changes(wiring: Wiring) async throws {
        let phone = try await backend(wiring).rawClient()
        let ids = try await sell(5, to: phone)
        _ = try await phone.services.control.refund(ids[1])
        try await phone.store.finish(.transaction(ids[2]), phone.context)
        var (seen, cursor, hasMore) = ([TransactionID](), Int64(0), true)
        while hasMore {
            let page = try await phone.store.changes(after: cursor, limit: 2, phone.context)
            #expect(page.transactions.count <= 2 && (page.cursor > cursor || !page.hasMore))
            seen += try page.transactions.map { try phone.read($0).transaction.id }
            (cursor, hasMore) = (page.cursor, page.hasMore)
        }
        #expect(seen == [ids[0], ids[3], ids[4], ids[1]])
        let rest = try await phone.store.changes(after: cursor, limit: 2, phone.context)
        #expect(rest.transactions.isEmpty && rest.cursor == cursor && !rest.hasMore)
    }

    @Test(
        "the lists of the sandbox controls have pages, each item once", arguments: Wiring.all)
    func controls(wiring: Wiring) async throws {
        let backend = try await backend(wiring)
        let (phone, control) = (try await backend.rawClient(), backend.services.control)
        _ = try await sell(3, to: phone)
        for _ in 0..<2 { _ = try await phone.buy(try await phone.gemsRequest()) }
        for _ in 0..<2 {
            _ = try await phone.store.purchase(
                try await phone.gemsRequest(outcome: .decline), phone.context)
        }
        for call in [FaultCall.log, .manage, .offers] {
            _ = try await control.planFault(FaultPlan(call, .timeout, .every))
        }
        for (number, organizer) in ["a", "b.c", "ü"].enumerated() {
            _ = try await control.changeFamily(
                .join(account: AccountName("m\(number)"), organizer: AccountName(organizer)))
        }
        let orders = try await control.orders(limit: 100)
        #expect(orders.count == 7 && Set(orders).count == 7)
        #expect(try await all { try await control.orders($0) } == orders)
        let faults = try await control.faults()
        #expect(faults.count == 3 && Set(faults).count == 3)
        #expect(try await all { try await control.faults($0) } == faults)
        let families = try await control.families()
        #expect(families.map(\.organizer) == ["a", "b.c", "ü"])
        #expect(try await all { try await control.families($0) } == families)
        // A change returns its own family, wherever that is in the list.
        let changed = try await control.changeFamily(.share(account: "m2", isOn: false))
        #expect(changed.map(\.organizer) == ["ü"] && changed != [families[2]])
        let products = try await control.catalogProducts()
        #expect(products.count > 5 && Set(products).count == products.count)
        #expect(try await all { try await control.catalogProducts($0) } == products)
        await expectRefusal(.badRequest) { try await control.orders(PageRequest(after: "1.1.a")) }
        let cursor = try await control.orders(PageRequest(limit: 1)).next
        await expectRefusal(.badRequest) { try await control.faults(PageRequest(after: cursor)) }
    }

    /// Returns all items of a list in pages of two.
    private func all<Item>(
        _ read: (PageRequest) async throws -> Page<Item>
    ) async throws -> [Item] {
        var (items, request) = ([Item](), PageRequest?.some(PageRequest(limit: 2)))
        while let page = request {
            let found = try await read(page)
            #expect(found.items.count <= 2 && !found.items.isEmpty)
            items += found.items
            request = found.next.map(page.after)
        }
        return items
    }

    @Test("the history of an order has pages, sorted by time", arguments: Wiring.all)
    func steps(wiring: Wiring) async throws {
        let backend = try await backend(wiring)
        let (phone, control) = (try await backend.rawClient(), backend.services.control)
        let id = try await phone.purchaseAndFinish(try await phone.gemsRequest()).transaction.id
        for _ in 0..<3 {
            backend.clock.advance(milliseconds: 1_000)
            _ = try await control.change(id, .refund(.whole))
            _ = try await control.change(id, .reverse)
        }
        let steps = try await control.history(of: .transaction(id))
        #expect(steps.count > 9 && steps.map(\.at) == steps.map(\.at).sorted())
        #expect(Set(steps.map(\.side)) == [.merchant, .store])
        #expect(try await all { try await control.history(of: .transaction(id), $0) } == steps)
        #expect(try await control.history(of: .intent("unknown"), .first).items.isEmpty)
        let cursor = try await control.history(of: .transaction(id), PageRequest(limit: 1)).next
        let other = try await phone.purchaseAndFinish(try await phone.noAdsRequest()).transaction.id
        await expectRefusal(.badRequest) {
            try await control.history(of: .transaction(other), PageRequest(after: cursor))
        }
    }

    @Test("the history of a wallet has pages", arguments: Wiring.all)
    func wallet(wiring: Wiring) async throws {
        let phone = try await TestBackend(wiring).rawClient()
        for _ in 0..<5 { _ = try await phone.purchaseAndFinish(try await phone.gemsRequest()) }
        let all = try await phone.merchant.wallet(entries: 1_000, phone.context).entries
        #expect(all.map(\.version) == [5, 4, 3, 2, 1])
        let page = try await phone.merchant.wallet(entries: 2, before: 4, phone.context)
        #expect(page.entries == Array(all[2...3]) && page.version == 5)
        let none = try await phone.merchant.wallet(entries: 2, before: 1, phone.context)
        #expect(none.entries.isEmpty && none.version == 5)
    }

    @Test("a restore in pages returns each product once", arguments: Wiring.all)
    func restore(wiring: Wiring) async throws {
        let backend = try await backend(wiring)
        let phone = try await backend.rawClient()
        var bought: [TransactionID] = []
        for number in 0..<5 {
            let request = try await phone.request(
                ProductID("extra.\(number)"), .nonConsumable, price: 1_000)
            bought.append(try await phone.purchaseAndFinish(request).transaction.id)
        }
        let tablet = try await backend.rawClient("tablet")
        var (seen, request) = ([TransactionID](), PageRequest?.some(PageRequest(limit: 2)))
        while let page = request {
            let reply = try await tablet.store.restore(page, tablet.context)
            seen += try reply.items.map { try tablet.read($0).transaction.originalID }
            request = reply.next.map(page.after)
        }
        #expect(seen == bought)
        let again = try await tablet.restore()
        #expect(again.map(\.transaction.originalID) == bought)
        #expect(try await tablet.unfinished().count == 5)
    }
}
