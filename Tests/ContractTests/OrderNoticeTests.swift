import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import StoreSigning
import Testing

@Suite("Orders that end with the transaction of another order")
struct OrderNoticeTests {
    @Test(
        "an approved plan change without a charge ends with the current period",
        arguments: Wiring.all)
    func laterPlan(wiring: Wiring) async throws {
        let shop = try await ClubShop(wiring)
        let gold = try await shop.buy("gold", at: 9_990)
        let request = try await shop.phone.request(
            "bronze", .autoRenewable, price: 1_990, outcome: .askToBuy)
        #expect(try await Self.notices(of: request, on: shop.phone) == [])
        _ = try await shop.services.control.approve(request.intent.id)
        #expect(try await Self.notices(of: request, on: shop.phone) == [gold.id])
        let (_, _, renewal) = try await shop.status()
        #expect(renewal.autoRenewProductID == "bronze")
        // The change is for the device that ordered, and for no other one.
        let tablet = try await shop.backend.rawClient("tablet")
        #expect(try await tablet.store.changes(after: 0, tablet.context).orders.isEmpty)
    }

    @Test(
        "a cancelled plan change that is approved automatically also ends with the current period")
    func takenBack() async throws {
        let shop = try await ClubShop()
        let gold = try await shop.buy("gold", at: 9_990)
        _ = try await shop.buy("bronze", at: 1_990)
        let request = try await shop.phone.request(
            "gold", .autoRenewable, price: 9_990, outcome: .slowApprove)
        #expect(try await Self.notices(of: request, on: shop.phone) == [])
        try await shop.advance("P1D")
        #expect(try await Self.notices(of: request, on: shop.phone) == [gold.id])
        let (_, _, renewal) = try await shop.status()
        #expect(renewal.autoRenewProductID == "gold")
    }

    @Test("an approved order of an unfinished product ends with the unfinished transaction")
    func unfinished() async throws {
        let backend = try TestBackend()
        let phone = try await backend.rawClient()
        let (first, second) = (
            try await phone.gemsRequest(outcome: .askToBuy),
            try await phone.gemsRequest(outcome: .askToBuy)
        )
        for request in [first, second] {
            #expect(try await Self.notices(of: request, on: phone) == [])
        }
        for request in [first, second] {
            _ = try await backend.services.control.approve(request.intent.id)
        }
        let made = try await phone.unfinished().map(\.transaction)
        #expect(made.map(\.intentID) == [first.intent.id])
        // A transaction that names its order needs no notice.
        #expect(try await Self.notices(of: first, on: phone) == [])
        #expect(try await Self.notices(of: second, on: phone) == made.map(\.id))
        let orders = try await backend.services.control.orders(limit: 10)
        #expect(orders.map(\.charge.milliunits).sorted() == [0, 990])
    }

    @Test(
        "the charge is in the history of the charged order only", arguments: Wiring.all)
    func charged(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring)
        let (phone, control) = (try await backend.rawClient(), backend.services.control)
        let (stuck, again) = (
            try await phone.gemsRequest(outcome: .stuck), try await phone.gemsRequest()
        )
        for request in [stuck, again] {
            _ = try await phone.store.purchase(request, phone.context)
        }
        let first = try await control.history(of: .intent(stuck.intent.id))
        let second = try await control.history(of: .intent(again.intent.id))
        #expect(first.count { $0.kind == .charged } == 1)
        #expect(second.count { $0.kind == .charged } == 0)
        #expect(first.count { $0.kind == .issuedFree } == 0)
        #expect(second.compactMap(\.joinedOrder) == [stuck.merchantOrder])
    }

    @Test("an approved order of a stuck product ends once its transaction is handed out")
    func stuck() async throws {
        let backend = try TestBackend()
        let phone = try await backend.rawClient()
        let (asked, stuck) = (
            try await phone.gemsRequest(outcome: .askToBuy),
            try await phone.gemsRequest(outcome: .stuck)
        )
        for request in [asked, stuck] {
            _ = try await phone.store.purchase(request, phone.context)
        }
        let control = backend.services.control
        _ = try await control.approve(asked.intent.id)
        let waiting = try await phone.store.changes(after: 0, phone.context)
        #expect(waiting.orders.map(\.status) == [.alreadyPurchased])
        _ = try await control.unstick(stuck.intent.id)
        let made = try await phone.unfinished().map(\.transaction.id)
        #expect(made.count == 1)
        #expect(try await Self.notices(of: asked, on: phone) == made)
    }

    /// Sends a purchase, and returns the transactions with which its device is notified of the end.
    private static func notices(
        of request: PurchaseRequest, on phone: RawClient
    ) async throws -> [TransactionID] {
        _ = try await phone.store.purchase(request, phone.context)
        let news = try await phone.store.changes(after: 0, phone.context)
        return try news.orders.filter { $0.intentID == request.intent.id }.map { notice in
            guard case .purchased(let jws) = notice.status else {
                throw UnexpectedResponse(response: "\(notice.status)")
            }
            return try phone.verifier.verifyTransaction(
                jws, bundleID: TestCatalog.bundleID, now: Timestamp(milliseconds: .max)
            ).transaction.id
        }
    }
}
