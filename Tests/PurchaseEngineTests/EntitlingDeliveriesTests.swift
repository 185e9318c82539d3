import PurchaseCore
import StoreModel
import Testing

@testable import PurchaseEngine

@Suite("Entitling deliveries")
struct EntitlingDeliveriesTests {
    private func period(_ id: Int, original: Int = 1, isUpgraded: Bool = false) throws -> Delivery {
        let price = try #require(try TestDevice.product().price)
        var transaction = Transaction(
            id: TransactionID(String(id)), originalID: TransactionID(String(original)),
            orderID: nil, bundleID: FakeStore.bundleID, productID: "gold", type: .autoRenewable,
            quantity: 1, purchaseDate: Timestamp(milliseconds: Int64(id)),
            originalPurchaseDate: Timestamp(milliseconds: 1),
            signedDate: Timestamp(milliseconds: Int64(id)), appAccountToken: nil,
            storefront: Storefront(countryCode: "USA", id: "143441"), unitPrice: price,
            intentID: nil)
        if isUpgraded { transaction.isUpgraded = true }
        return Delivery(
            signed: SignedTransaction(transaction: transaction, jws: JWS(compact: "\(id)")),
            source: .changes, at: Timestamp(milliseconds: 0))
    }

    @Test(
        "only the latest paid period of a subscription is kept, in whatever order the periods arrive"
    )
    func last() throws {
        var entitling = EntitlingDeliveries()
        #expect(entitling.insert(try period(1)) == [])
        #expect(entitling.insert(try period(3)) == ["1"])
        #expect(entitling.insert(try period(2)) == ["2"])
        #expect(entitling.insert(try period(3)) == [])
        #expect(entitling.insert(try period(7, original: 7)) == [])
        #expect(Set(entitling.all.map(\.signed.transaction.id)) == ["3", "7"])
    }

    @Test("a period that an upgrade replaced does not entitle")
    func upgraded() throws {
        var entitling = EntitlingDeliveries()
        #expect(entitling.insert(try period(1)) == [])
        #expect(entitling.insert(try period(1, isUpgraded: true)) == ["1"])
        #expect(entitling.all.isEmpty)
        #expect(entitling.insert(try period(2)) == [])
        #expect(entitling.all.count == 1)
    }
}
