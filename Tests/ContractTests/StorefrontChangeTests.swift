import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

/// The rows of the article “Another storefront in the middle of a purchase”.
@Suite("Contract: the storefront changes during a purchase")
struct StorefrontChangeTests {
    private func phone(_ side: FaultContractTests.Side) async throws -> (RawClient, TestBackend) {
        let backend = try TestBackend()
        return (try await side.phone(backend), backend)
    }

    private func moving(to country: String, _ backend: TestBackend) async throws {
        _ = try await backend.embedded.planFault(FaultPlan(.purchase, .storefront(country)))
    }

    private func paid(_ backend: TestBackend) async throws -> [SandboxOrder] {
        try await backend.embedded.orders(limit: 100).filter { $0.transactionID != nil }
    }

    @Test(
        "row 1: another currency is another price: the order is refused and not charged",
        arguments: FaultContractTests.Side.allCases)
    func currency(_ side: FaultContractTests.Side) async throws {
        let (phone, backend) = try await phone(side)
        try await moving(to: "DEU", backend)
        let request = try await phone.gemsRequest()
        #expect(try await phone.store.purchase(request, phone.context) == .declined(.termsChanged))
        #expect(try await paid(backend).isEmpty)
        #expect(try await phone.store.storefront(phone.context)?.countryCode == "DEU")
        // The same order is refused again, whichever country the account is in by then.
        _ = try await phone.store.setStorefront("USA", phone.context)
        #expect(try await phone.store.purchase(request, phone.context) == .declined(.termsChanged))
        #expect(try await paid(backend).isEmpty)
    }

    @Test("row 2: another amount in the same currency is another price")
    func amount() async throws {
        let (phone, backend) = try await phone(.embedded)
        _ = try await backend.embedded.edit(
            .change(
                productID: "gems.60",
                changes: [.price(try TestCatalog.price(1_090), storefront: "ECU")]))
        try await moving(to: "ECU", backend)
        let status = try await phone.store.purchase(try await phone.gemsRequest(), phone.context)
        #expect(status == .declined(.termsChanged))
        #expect(try await paid(backend).isEmpty)
    }

    @Test(
        "row 3: with the same amount in the same currency the purchase continues in the new country"
    )
    func same() async throws {
        let (phone, backend) = try await phone(.embedded)
        _ = try await backend.embedded.edit(
            .change(
                productID: "gems.60",
                changes: [.price(try TestCatalog.price(990), storefront: "ECU")]))
        try await moving(to: "ECU", backend)
        let bought = try await phone.buy(try await phone.gemsRequest()).transaction
        #expect(bought.price == 990 && bought.currency == "USD")
        #expect(bought.storefront == "ECU")
    }

    @Test("row 4: a product that is not sold in the new country is unavailable")
    func unavailable() async throws {
        let (phone, backend) = try await phone(.embedded)
        try await moving(to: "JPN", backend)
        let status = try await phone.store.purchase(try await phone.gemsRequest(), phone.context)
        #expect(status == .declined(.productUnavailable))
        #expect(try await paid(backend).isEmpty)
    }

    @Test("row 5: an unfinished transaction is returned again without a charge")
    func unfinished() async throws {
        let (phone, backend) = try await phone(.embedded)
        let first = try await phone.buy(try await phone.gemsRequest()).transaction
        try await moving(to: "DEU", backend)
        let again = try await phone.buy(try await phone.gemsRequest()).transaction
        #expect(again.id == first.id)
        #expect(try await paid(backend).filter { !$0.charge.isFree }.count == 1)
    }

    @Test("row 6: an order that waits for approval costs the confirmed price, in its storefront")
    func waiting() async throws {
        let (phone, backend) = try await phone(.embedded)
        let request = try await phone.gemsRequest(outcome: .askToBuy)
        #expect(try await phone.store.purchase(request, phone.context) == .pending)
        _ = try await phone.store.setStorefront("DEU", phone.context)
        _ = try await backend.embedded.approve(request.intent.id)
        let order = try #require(try await paid(backend).first)
        #expect(order.charge == (try TestCatalog.price(990)))
    }
}
