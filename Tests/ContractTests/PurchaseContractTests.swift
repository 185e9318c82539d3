import StoreAPI
import StoreModel
import Testing

@Suite("Contract: purchases")
struct PurchaseContractTests {
    @Test("a purchase is a signed transaction with what was confirmed", arguments: Wiring.allCases)
    func purchase(wiring: Wiring) async throws {
        let phone = try await Backend(wiring).phone()
        let request = try await phone.gems(3)
        let bought = try await phone.buy(request).transaction
        #expect(bought.intentID == request.intent.id)
        #expect(bought.appAccountToken == request.appAccountToken)
        #expect(bought.quantity == 3)
        #expect(bought.price == 990)
        #expect(bought.storefront == "USA")
        #expect(bought.originalID == bought.id)
        #expect(try await phone.unfinished().map(\.transaction.id) == [bought.id])
    }

    @Test("a repeated intent gets the same transaction and one charge", arguments: Wiring.allCases)
    func replay(wiring: Wiring) async throws {
        let backend = try Backend(wiring)
        let phone = try await backend.phone()
        let request = try await phone.gems()
        let first = try await phone.buy(request)
        try await phone.finish(first)
        let second = try await phone.buy(request)
        #expect(first.transaction.id == second.transaction.id)
        #expect(try await backend.services.control.orders(limit: 10).count == 1)
        let history = try await backend.services.control.history(of: .intent(request.intent.id))
        #expect(history.filter { $0.kind == .charged }.count == 1)
    }

    @Test("the same intent with other content is refused", arguments: Wiring.allCases)
    func keyReused(wiring: Wiring) async throws {
        let phone = try await Backend(wiring).phone()
        let first = try await phone.gems()
        _ = try await phone.buy(first)
        let second = PurchaseRequest(
            intent: Intent(
                id: first.intent.id, account: "ann", productID: "gems.60", type: .consumable,
                displayName: "shown", quantity: 2, unitPrice: first.intent.unitPrice,
                outcome: .approve, confirmedAt: first.intent.confirmedAt),
            merchantOrder: first.merchantOrder, appAccountToken: first.appAccountToken)
        await expectRefusal(.keyReused) { try await phone.store.purchase(second, phone.context) }
        await expectRefusal(.keyReused) {
            try await phone.merchant.orderNumber(
                for: first.intent.id, productID: "noads", quantity: 1, phone.context)
        }
    }

    @Test("a request that cannot be meant is refused", arguments: Wiring.allCases)
    func badRequests(wiring: Wiring) async throws {
        let backend = try Backend(wiring)
        let (ann, bob) = (try await backend.phone(), try await backend.phone(of: "bob"))
        let request = try await ann.gems()
        await expectRefusal(.badRequest) { try await bob.store.purchase(request, bob.context) }
        await expectRefusal(.badRequest) {
            try await ann.store.order("no uuid", closing: true, ann.context)
        }
        let nobody = CallContext(account: "", device: "phone", requestID: "r")
        await expectRefusal(.badRequest) { try await ann.store.unfinished(nobody) }
    }

    @Test("each outcome ends as it says", arguments: Wiring.allCases)
    func outcomes(wiring: Wiring) async throws {
        let phone = try await Backend(wiring).phone()
        let expected: [(Outcome, OrderStatus)] = [
            (.decline, .declined(.paymentDeclined)), (.cancel, .cancelled), (.askToBuy, .pending),
        ]
        for (outcome, status) in expected {
            let request = try await phone.gems(outcome: outcome)
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

    @Test("what cannot be sold is declined and not charged", arguments: Wiring.allCases)
    func declined(wiring: Wiring) async throws {
        let phone = try await Backend(wiring).phone()
        let cases: [(PurchaseRequest, DeclineReason)] = [
            (try await phone.request("nothing", .consumable, price: 1), .productUnavailable),
            (try await phone.request("draft", .consumable, price: 990), .productUnavailable),
            (try await phone.request("club", .autoRenewable, price: 9_990), .productUnavailable),
            (try await phone.request("gems.60", .consumable, price: 980), .termsChanged),
            (
                try await phone.request("gems.60", .consumable, price: 990, currency: "EUR"),
                .termsChanged
            ),
            (try await phone.gems(0), .invalidQuantity),
            (try await phone.gems(11), .invalidQuantity),
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

    @Test("an order that was closed before it arrived is never charged", arguments: Wiring.allCases)
    func closing(wiring: Wiring) async throws {
        let phone = try await Backend(wiring).phone()
        let request = try await phone.gems()
        let id = request.intent.id
        #expect(try await phone.store.order(id, closing: false, phone.context) == nil)
        #expect(try await phone.store.order(id, closing: true, phone.context) == nil)
        await expectRefusal(.orderClosed) {
            try await phone.store.purchase(request, phone.context)
        }
        try await phone.store.finish(.order(id), phone.context)
        #expect(try await phone.unfinished().isEmpty)
    }

    @Test("a price that changed under an open dialog is declined", arguments: Wiring.allCases)
    func catalogChanged(wiring: Wiring) async throws {
        let backend = try Backend(wiring)
        let request = try await backend.phone().gems()
        let later = try backend.again(catalog: try TestCatalog.catalog(gemPrice: 1_090))
        let phone = try await backend.phone(on: later)
        let status = try await phone.store.purchase(request, phone.context)
        #expect(status == .declined(.termsChanged))
    }

    @Test(
        "an approved order is charged once and its device hears of it", arguments: Wiring.allCases)
    func approval(wiring: Wiring) async throws {
        let backend = try Backend(wiring)
        let phone = try await backend.phone()
        let control = backend.services.control
        let request = try await phone.gems(outcome: .askToBuy)
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
        "a declined approval is told to the device until it acknowledges",
        arguments: Wiring.allCases)
    func declinedApproval(wiring: Wiring) async throws {
        let backend = try Backend(wiring)
        let phone = try await backend.phone()
        let request = try await phone.gems(outcome: .askToBuy)
        _ = try await phone.store.purchase(request, phone.context)
        _ = try await backend.services.control.decline(request.intent.id)
        let news = try await phone.store.changes(after: 0, phone.context)
        #expect(news.orders.map(\.status) == [.declined(.approvalDeclined)])
        #expect(
            try await phone.store.changes(after: news.cursor, phone.context).cursor == news.cursor)
        try await phone.store.finish(.order(request.intent.id), phone.context)
        #expect(try await phone.store.changes(after: 0, phone.context).orders.isEmpty)
    }
}
