import PurchaseEngine
import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import StoreSigning
import Testing

/// Manipulated orders; the ids are those of the article “Attacks”.
@Suite("Attacks on the seller: orders", .timeLimit(.minutes(5)))
struct OrderAttacks {
    @Test(
        "B10: an order ID that is reused with another product, quantity or price is refused and not charged"
    )
    func keyReused() async throws {
        let backend = try TestBackend()
        let phone = try await backend.rawClient()
        let first = try await phone.gemsRequest()
        _ = try await phone.purchaseAndFinish(first)
        let cheaper = try await phone.request(
            "gems.60", .consumable, price: 980, intent: first.intent.id)
        let others = [first.changed(productID: "theme"), first.changed(quantity: 2), cheaper]
        for other in others {
            let code = try await refusalCode {
                try await phone.store.purchase(other, phone.context)
            }
            #expect(code == .keyReused)
        }
        for (product, quantity) in [("noads", 1), ("gems.60", 2)] as [(ProductID, Int)] {
            let code = try await refusalCode {
                try await phone.merchant.orderNumber(
                    for: first.intent.id, productID: product, quantity: quantity, phone.context)
            }
            #expect(code == .keyReused)
        }
        let orders = try await backend.services.control.orders(limit: 10)
        #expect(orders.map(\.charge.milliunits) == [990])
    }

    @Test(
        "B11: the same order ID with the same content returns the same answer, even three days later"
    )
    func sameAnswer() async throws {
        let backend = try TestBackend()
        let phone = try await backend.rawClient()
        let request = try await phone.gemsRequest()
        let bought = try await phone.purchaseAndFinish(request)
        backend.clock.advance(milliseconds: 72 * 3_600_000 + 1)
        #expect(try await phone.buy(request).transaction.id == bought.transaction.id)
        let steps = try await backend.services.control.history(of: .intent(request.intent.id))
        #expect(steps.filter { $0.kind == .charged }.count == 1)
    }

    @Test("B12: a guessed order ID of another account reveals and changes nothing")
    func guessedOrder() async throws {
        let backend = try TestBackend()
        let (ann, bob) = (try await backend.rawClient(), try await backend.rawClient(of: "bob"))
        let request = try await ann.gemsRequest()
        let bought = try await ann.buy(request)
        let id = request.intent.id
        for closing in [false, true] {
            let code = try await refusalCode {
                try await bob.store.order(id, closing: closing, bob.context)
            }
            #expect(code == .unknownOrder)
        }
        #expect(
            try await refusalCode { try await bob.store.finish(.order(id), bob.context) }
                == .unknownOrder)
        #expect(try await refusalCode { try await bob.finish(bought) } == .unknownTransaction)
        let stolen = request.changed(account: "bob")
        #expect(
            try await refusalCode { try await bob.store.purchase(stolen, bob.context) }
                == .keyReused)
        #expect(try await bob.unfinished().isEmpty)
        #expect(try await ann.unfinished().map(\.transaction.id) == [bought.transaction.id])
    }

    /// Values in JSON that are not valid quantities.
    private static let quantities = [
        "0", "-5", "11", "1000000000", "9223372036854775808", "\"2\"", "1.5", "1e0", "null",
        "[1]", "true",
    ]

    @Test(
        "B14: an invalid quantity is refused even if it is signed",
        arguments: quantities)
    func signedQuantity(_ number: String) async throws {
        let forgery = try await Forgery.make { [($0.quantity, "\"quantity\":\(number)")] }
        #expect(throws: VerificationError.self) { try forgery.phone.read(forgery.token) }
        #expect(try await forgery.answer == .badRequest)
        #expect(try await forgery.phone.gemCount() == 0)
    }

    @Test(
        "B14: an invalid quantity is refused before anything is charged",
        arguments: [
            Int.min, -5, 0, 11, 1_000_000_000, .max,
        ])
    func askedQuantity(_ quantity: Int) async throws {
        let backend = try TestBackend()
        let phone = try await backend.rawClient()
        let request = try await phone.gemsRequest(quantity)
        let status = try await phone.store.purchase(request, phone.context)
        #expect(status == .declined(.invalidQuantity))
        let line = ScriptedInterceptor()
        try await backend.engineClient(interceptor: line).withRunningEngine { engine in
            let error = try await failure { try await engine.buy("gems.60", quantity: quantity) }
            #expect(error == .invalidQuantity(allowed: 1...10))
        }
        #expect(line.count(.purchase) == 0)
        #expect(try await phone.unfinished().isEmpty)
    }

    @Test("B15: a price that the client made up is refused before the charge")
    func editedPrice() async throws {
        let backend = try TestBackend()
        let phone = try await backend.rawClient()
        let requests = [
            try await phone.request("gems.60", .consumable, price: 1),
            try await phone.request("gems.60", .consumable, price: 0),
            try await phone.request("gems.60", .consumable, price: 989),
            try await phone.request("gems.60", .consumable, price: -990),
            try await phone.request("gems.60", .consumable, price: 990, currency: "EUR"),
            try await phone.request("gems.60", .consumable, price: 990, currency: "VND"),
            // A type that would make the product free or restorable.
            try await phone.request("gems.60", .nonConsumable, price: 990),
        ]
        for request in requests {
            let status = try await phone.store.purchase(request, phone.context)
            #expect(status == .declined(.termsChanged), "\(request.intent.unitPrice)")
        }
        // The catalog changed after it was shown.
        let shown = try await phone.gemsRequest()
        let later = try await backend.rawClient(
            on: try await backend.reopen(catalog: try TestCatalog.catalog(gemPrice: 1_090)))
        #expect(
            try await later.store.purchase(shown, later.context) == .declined(.termsChanged))
        #expect(try await phone.unfinished().isEmpty)
    }

    @Test(
        "B16: a product that is not for sale is refused before the charge; a paid one is delivered all the same"
    )
    func notForSale() async throws {
        let backend = try TestBackend()
        let phone = try await backend.rawClient()
        for id in ["draft", "review", "nothing", "priceless"] as [ProductID] {
            let request = try await phone.request(id, .consumable, price: 990)
            let status = try await phone.store.purchase(request, phone.context)
            #expect(status == .declined(.productUnavailable), "\(id)")
        }
        // A country without a price of the product.
        let abroad = try await backend.rawClient(of: "cho")
        _ = try await abroad.store.setStorefront("JPN", abroad.context)
        let request = try await abroad.request("gems.60", .consumable, price: 990, currency: "JPY")
        #expect(
            try await abroad.store.purchase(request, abroad.context)
                == .declined(.productUnavailable))
        // The product was paid, and then removed from the catalog before the merchant verified it.
        let handset = backend.engineClient()
        let bought = try await phone.buy(try await phone.gemsRequest())
        backend.embedded.replaceCatalog(try TestCatalog.catalog(without: "gems.60"))
        #expect(try await phone.verify(bought).decision == .retry)
        backend.embedded.replaceCatalog(try TestCatalog.catalog())
        #expect(try await handset.runUntilIdle().gems == 60)
    }

    @Test(
        "B17: concurrent submissions of one confirmation on two connections are one charge",
        arguments: 1...4)
    func doubleSubmit(_ round: Int) async throws {
        let backend = try TestBackend()
        let phone = try await backend.rawClient()
        let other = try await backend.rawClient(on: try await backend.reopen())
        let request = try await phone.gemsRequest()
        let ids = try await withThrowingTaskGroup(of: TransactionID.self) { group in
            for caller in [phone, other, phone, other] {
                group.addTask { try await caller.buy(request).transaction.id }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(ids.count == 1)
        let orders = try await backend.services.control.orders(limit: 10)
        #expect(orders.map(\.charge.milliunits) == [990])
    }
}
