import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@Suite("Embedded backend: its commits")
struct CommitTests {
    /// Returns the number of commits that a body makes.
    private func commits(_ backend: TestBackend, _ body: () async throws -> Void) async throws
        -> Commits
    {
        let before = Commits.of(backend.folder)
        try await body()
        return Commits.of(backend.folder) - before
    }

    @Test(
        "a purchase makes two commits at the store and two at the merchant, and a repetition makes none"
    )
    func purchase() async throws {
        let backend = try TestBackend()
        let phone = try await backend.rawClient()
        let player = try await commits(backend) {
            _ = try await phone.merchant.offer(phone.context)
        }
        #expect(player == Commits(store: 0, merchant: 1))
        let request = try await phone.gemsRequest()
        let number = try await commits(backend) {
            _ = try await phone.merchant.orderNumber(
                for: IntentID(phone.clock.uuid()), productID: "gems.60", quantity: 1, phone.context)
        }
        #expect(number == Commits(store: 0, merchant: 1))
        let charge = try await commits(backend) { _ = try await phone.buy(request) }
        #expect(charge == Commits(store: 1, merchant: 0))
        let bought = try await phone.buy(request)
        let grant = try await commits(backend) { _ = try await phone.verify(bought) }
        #expect(grant == Commits(store: 0, merchant: 1))
        let finish = try await commits(backend) { try await phone.finish(bought) }
        #expect(finish == Commits(store: 1, merchant: 0))
        let repetition = try await commits(backend) {
            _ = try await phone.purchaseAndFinish(request)
            _ = try await phone.merchant.orderNumber(
                for: request.intent.id, productID: "gems.60", quantity: 1, phone.context)
        }
        #expect(repetition == Commits(store: 0, merchant: 0))
    }

    @Test("reading makes no commit")
    func reads() async throws {
        let backend = try TestBackend()
        let (phone, control) = (try await backend.rawClient(), backend.services.control)
        let bought = try await phone.purchaseAndFinish(try await phone.gemsRequest())
        let stranger = try await backend.rawClient(of: "bob")
        _ = try await stranger.verify(bought)
        _ = try await phone.store.setStorefront("DEU", phone.context)
        let asked = try await commits(backend) {
            let all = ProductsRequest(productIDs: nil, locale: .fallback)
            _ = try await phone.store.products(all, phone.context)
            _ = try await phone.store.unfinished(phone.context)
            _ = try await phone.store.changes(after: 0, phone.context)
            _ = try await phone.store.storefront(phone.context)
            _ = try await phone.store.setStorefront("DEU", phone.context)
            let intent = try #require(bought.transaction.intentID)
            _ = try await phone.store.order(intent, closing: true, phone.context)
            _ = try await phone.store.restore(phone.context)
            _ = try await phone.merchant.offer(phone.context)
            _ = try await phone.merchant.wallet(entries: 10, phone.context)
            _ = try await control.orders(limit: 10)
            _ = try await control.history(of: .intent(intent))
            _ = try await stranger.verify(bought)
        }
        #expect(asked == Commits(store: 0, merchant: 0))
    }

    @Test("opening an existing backend makes no commit")
    func opening() async throws {
        let backend = try TestBackend()
        let phone = try await backend.rawClient()
        _ = try await phone.purchaseAndFinish(try await phone.gemsRequest())
        let opened = try await commits(backend) {
            let again = try await backend.reopen()
            _ = try await again.store.identity()
        }
        #expect(opened == Commits(store: 0, merchant: 0))
    }
}
