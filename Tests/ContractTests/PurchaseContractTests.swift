import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@Suite("Contract: purchases")
struct PurchaseContractTests {
    @Test("a purchase is a signed transaction with the confirmed terms", arguments: Wiring.all)
    func purchase(wiring: Wiring) async throws {
        let phone = try await TestBackend(wiring).rawClient()
        let request = try await phone.gemsRequest(3)
        let bought = try await phone.buy(request).transaction
        #expect(bought.intentID == request.intent.id)
        #expect(bought.appAccountToken == request.appAccountToken)
        #expect(bought.quantity == 3)
        #expect(bought.price == 2_970)
        #expect(bought.storefront == "USA")
        #expect(bought.originalID == bought.id)
        #expect(try await phone.unfinished().map(\.transaction.id) == [bought.id])
    }

    @Test(
        "a repeated intent returns the same transaction and is charged once",
        arguments: Wiring.all)
    func replay(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let request = try await phone.gemsRequest()
        let first = try await phone.buy(request)
        try await phone.finish(first)
        let second = try await phone.buy(request)
        #expect(first.transaction.id == second.transaction.id)
        #expect(try await backend.services.control.orders(limit: 10).count == 1)
        let history = try await backend.services.control.history(of: .intent(request.intent.id))
        #expect(history.filter { $0.kind == .charged }.count == 1)
    }

    @Test(
        "a purchase or an order number for the same intent with other content is refused",
        arguments: Wiring.all)
    func keyReused(wiring: Wiring) async throws {
        let phone = try await TestBackend(wiring).rawClient()
        let first = try await phone.gemsRequest()
        _ = try await phone.buy(first)
        let second = first.changed(quantity: 2)
        await expectRefusal(.keyReused) { try await phone.store.purchase(second, phone.context) }
        await expectRefusal(.keyReused) {
            try await phone.merchant.orderNumber(
                for: first.intent.id, productID: "noads", quantity: 1, phone.context)
        }
    }

    @Test("an invalid request is refused", arguments: Wiring.all)
    func badRequests(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let (ann, bob) = (try await backend.rawClient(), try await backend.rawClient(of: "bob"))
        let request = try await ann.gemsRequest()
        await expectRefusal(.badRequest) { try await bob.store.purchase(request, bob.context) }
        await expectRefusal(.badRequest) {
            try await ann.store.order("no uuid", closing: true, ann.context)
        }
        for name in ["", "an\u{0}n", String(repeating: "n", count: 257)] {
            let nobody = CallContext(account: AccountName(name), device: "phone", requestID: "r")
            await expectRefusal(.badRequest) { try await ann.store.unfinished(nobody) }
            await expectRefusal(.badRequest) { try await ann.merchant.offer(nobody) }
        }
        let hidden = request.changed(productID: "gems.60\u{0}x")
        await expectRefusal(.badRequest) { try await ann.store.purchase(hidden, ann.context) }
    }

    @Test("each outcome ends as it is named", arguments: Wiring.all)
    func outcomes(wiring: Wiring) async throws {
        let phone = try await TestBackend(wiring).rawClient()
        let expected: [(Outcome, OrderStatus)] = [
            (.decline, .declined(.paymentDeclined)), (.cancel, .cancelled), (.askToBuy, .pending),
        ]
        for (outcome, status) in expected {
            let request = try await phone.gemsRequest(outcome: outcome)
            #expect(try await phone.store.purchase(request, phone.context) == status)
            #expect(
                try await phone.store.order(request.intent.id, closing: true, phone.context)
                    == status)
        }
        let waiting = try await phone.store.unfinished(phone.context)
        #expect(waiting.orders.map(\.status) == [.declined(.paymentDeclined), .cancelled])
        #expect(waiting.transactions.isEmpty)
        for notice in waiting.orders {
            try await phone.store.finish(.order(notice.intentID), phone.context)
            try await phone.store.finish(.order(notice.intentID), phone.context)
        }
        #expect(try await phone.store.unfinished(phone.context).orders.isEmpty)
    }

    @Test("a product that cannot be sold is declined and not charged", arguments: Wiring.all)
    func declined(wiring: Wiring) async throws {
        let phone = try await TestBackend(wiring).rawClient()
        let cases: [(PurchaseRequest, DeclineReason)] = [
            (try await phone.request("nothing", .consumable, price: 1), .productUnavailable),
            (try await phone.request("draft", .consumable, price: 990), .productUnavailable),
            (try await phone.request("club", .autoRenewable, price: 9_980), .termsChanged),
            (try await phone.request("gems.60", .consumable, price: 980), .termsChanged),
            (
                try await phone.request("gems.60", .consumable, price: 990, currency: "EUR"),
                .termsChanged
            ),
            (try await phone.gemsRequest(0), .invalidQuantity),
            (try await phone.gemsRequest(11), .invalidQuantity),
        ]
        for (request, reason) in cases {
            let status = try await phone.store.purchase(request, phone.context)
            #expect(status == .declined(reason), "\(request.intent.productID)")
        }
        let twice = try await phone.request(
            "theme", .nonConsumable, quantity: 2, price: 1_990)
        let status = try await phone.store.purchase(twice, phone.context)
        #expect(status == .declined(.invalidQuantity))
        #expect(try await phone.unfinished().isEmpty)
    }

    @Test("an order that was closed before it arrived is never charged", arguments: Wiring.all)
    func closing(wiring: Wiring) async throws {
        let phone = try await TestBackend(wiring).rawClient()
        let request = try await phone.gemsRequest()
        let id = request.intent.id
        #expect(try await phone.store.order(id, closing: false, phone.context) == nil)
        #expect(try await phone.store.order(id, closing: true, phone.context) == nil)
        await expectRefusal(.orderClosed) {
            try await phone.store.purchase(request, phone.context)
        }
        try await phone.store.finish(.order(id), phone.context)
        #expect(try await phone.unfinished().isEmpty)
    }

    @Test("a price that changed under an open dialog is declined", arguments: Wiring.all)
    func catalogChanged(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let request = try await backend.rawClient().gemsRequest()
        let later = try await backend.reopen(catalog: try TestCatalog.catalog(gemPrice: 1_090))
        let phone = try await backend.rawClient(on: later)
        let status = try await phone.store.purchase(request, phone.context)
        #expect(status == .declined(.termsChanged))
    }

    @Test(
        "an approved order is charged once, and its device is notified", arguments: Wiring.all)
    func approval(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let control = backend.services.control
        let request = try await phone.gemsRequest(outcome: .askToBuy)
        _ = try await phone.store.purchase(request, phone.context)
        let before = try await phone.store.changes(after: 0, phone.context)
        #expect(before.transactions.isEmpty)
        _ = try await control.approve(request.intent.id)
        _ = try await control.approve(request.intent.id)
        let news = try await phone.store.changes(after: before.cursor, phone.context)
        #expect(
            try news.transactions.map { try phone.read($0).transaction.intentID } == [
                request.intent.id
            ])
        let history = try await control.history(of: .intent(request.intent.id))
        #expect(history.filter { $0.kind == .charged }.count == 1)
        await expectRefusal(.wrongState) { try await control.decline(request.intent.id) }
        await expectRefusal(.unknownOrder) { try await control.approve("unknown") }
    }

    @Test(
        "a declined approval is reported to the device until it acknowledges it",
        arguments: Wiring.all)
    func declinedApproval(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let request = try await phone.gemsRequest(outcome: .askToBuy)
        _ = try await phone.store.purchase(request, phone.context)
        _ = try await backend.services.control.decline(request.intent.id)
        let news = try await phone.store.changes(after: 0, phone.context)
        #expect(news.orders.map(\.status) == [.declined(.approvalDeclined)])
        #expect(
            try await phone.store.changes(after: news.cursor, phone.context).cursor == news.cursor)
        try await phone.store.finish(.order(request.intent.id), phone.context)
        #expect(try await phone.store.changes(after: 0, phone.context).orders.isEmpty)
    }

    @Test("another account's order is neither shown nor replayed", arguments: Wiring.all)
    func othersOrder(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let (ann, bob) = (try await backend.rawClient(), try await backend.rawClient(of: "bob"))
        let request = try await ann.gemsRequest()
        _ = try await ann.buy(request)
        let id = request.intent.id
        for closing in [false, true] {
            await expectRefusal(.unknownOrder) {
                try await bob.store.order(id, closing: closing, bob.context)
            }
        }
        await expectRefusal(.unknownOrder) {
            try await bob.store.finish(.order(id), bob.context)
        }
        await expectRefusal(.keyReused) {
            try await bob.merchant.orderNumber(
                for: id, productID: "gems.60", quantity: 1, bob.context)
        }
        let stolen = request.changed(account: "bob")
        await expectRefusal(.keyReused) { try await bob.store.purchase(stolen, bob.context) }
        #expect(try await bob.unfinished().isEmpty)
        #expect(try await bob.store.changes(after: 0, bob.context).transactions.isEmpty)
    }

    @Test(
        "the same text in another Unicode normalization is other content",
        arguments: Wiring.all)
    func normalForms(wiring: Wiring) async throws {
        let phone = try await TestBackend(wiring).rawClient()
        let first = try await phone.request(
            "gems.60", .consumable, price: 990, title: "q\u{307}\u{323}")
        let second = try await phone.request(
            "gems.60", .consumable, price: 990, title: "q\u{323}\u{307}",
            intent: first.intent.id)
        _ = try await phone.buy(first)
        await expectRefusal(.keyReused) { try await phone.store.purchase(second, phone.context) }
    }

    @Test(
        "an approval that was waited for in vain ends as each outcome does",
        arguments: Wiring.all)
    func approvalsOnce(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let phone = try await backend.rawClient()
        let control = backend.services.control
        let request = try await phone.gemsRequest(outcome: .askToBuy)
        #expect(try await phone.store.purchase(request, phone.context) == .pending)
        #expect(try await phone.store.purchase(request, phone.context) == .pending)
        await expectRefusal(.wrongState) {
            try await phone.store.finish(.order(request.intent.id), phone.context)
        }
        let declined = OrderStatus.declined(.approvalDeclined)
        #expect(try await control.decline(request.intent.id) == declined)
        #expect(try await control.decline(request.intent.id) == declined)
        await expectRefusal(.wrongState) { try await control.approve(request.intent.id) }
        #expect(try await phone.store.purchase(request, phone.context) == declined)
        #expect(try await control.orders(limit: 10).map(\.state) == [.declined])
    }

    @Test(
        "an order at a price that overflows any sum is not charged",
        arguments: Wiring.all)
    func uncountable(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let services = try await backend.reopen(catalog: try TestCatalog.catalog(gemPrice: .max))
        let phone = try await backend.rawClient(on: services)
        let ten = try await phone.request("gems.60", .consumable, quantity: 10, price: .max)
        #expect(try await phone.store.purchase(ten, phone.context) == .declined(.refused))
        let one = try await phone.request("gems.60", .consumable, price: .max)
        try await phone.finish(try await phone.buy(one))
        // The account's total would overflow, so the order is refused without a charge.
        let more = try await phone.request("gems.60", .consumable, price: .max)
        await expectRefusal(.internalError) {
            try await phone.store.purchase(more, phone.context)
        }
        #expect(try await services.control.orders(limit: 10).count == 2)
    }
}
