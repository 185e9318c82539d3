import StoreAPI
import StoreModel
import StoreText
import Testing

@testable import KioskApp
@testable import PurchaseCore

@Suite("JSON Lines output")
struct JSONLinesTests {
    private let prices = PriceFormatter(locale: .fallback)
    private let messages = LocalizedTexts(locale: .fallback)
    private let usa = Storefront(countryCode: "USA", id: "143441")

    private func price(_ milliunits: Int64) throws -> Price {
        Price(milliunits: milliunits, currency: try #require(Currency(code: "USD")))
    }

    private func row() throws -> TransactionRow {
        TransactionRow(
            id: "i-1", intentID: "i-1", transactionID: "2001", originalTransactionID: "2000",
            merchantOrder: "M-1", productID: "a.gems", displayName: "60 Gems", type: .consumable,
            quantity: 2, charge: try price(1980), state: .failed, stage: .declined,
            detail: "payment-declined", startedAt: Timestamp(milliseconds: 5),
            changedAt: Timestamp(milliseconds: 7), retryAt: nil, isOpen: false, isCharged: .no,
            openSince: Timestamp(milliseconds: 5))
    }

    @Test("a transaction has every documented key")
    func transaction() throws {
        let signed = Transaction(
            id: "2001", originalID: "2000", orderID: nil, bundleID: "a.b", productID: "a.gems",
            type: .consumable, quantity: 2, purchaseDate: Timestamp(milliseconds: 3),
            originalPurchaseDate: Timestamp(milliseconds: 3),
            signedDate: Timestamp(milliseconds: 4),
            revocationDate: Timestamp(milliseconds: 6), appAccountToken: nil, storefront: usa,
            unitPrice: try price(990), intentID: "i-1")
        let line = JSONLine.transaction(try row(), title: "60 Gems", signed, prices)
        #expect(
            JSONText.line(line) == """
                {"at":7,"charged":"no","currency":"USD","displayPrice":"$1.98","intentId":"i-1","late":false,\
                "merchantOrder":"M-1","originalTransactionId":"2000","price":1980,"productId":"a.gems",\
                "purchaseDate":3,"quantity":2,"reason":"payment-declined","revocationDate":6,\
                "stage":"declined","state":"failed","title":"60 Gems","transactionId":"2001",\
                "type":"Consumable"}
                """)
    }

    @Test("a product has every documented key and the reason why it is not on sale")
    func product() throws {
        let product = Product(
            id: "a.club", type: .autoRenewable, displayName: "Club", description: "All of it.",
            price: try price(4990),
            subscription: SubscriptionInfo(
                groupID: "1", groupName: "Club", level: 1,
                period: SubscriptionPeriod(count: 1, unit: .month), offers: []),
            unavailable: .inReview)
        #expect(
            JSONText.line(JSONLine.product(product, usa, prices, messages)) == """
                {"currency":"USD","description":"All of it.","displayPrice":"$4.99","price":4990,\
                "productId":"a.club","storefront":"USA","subscriptionPeriod":"P1M","title":"Club",\
                "type":"Auto-Renewable Subscription","unavailable":"It is waiting for the store’s review."}
                """)
        let unknown = UnavailableProduct(productID: "x", reason: .unknown(nearest: nil))
        #expect(
            JSONText.line(JSONLine.unavailable(unknown, messages)) == """
                {"productId":"x","unavailable":"The store has no product x. Check the spelling."}
                """)
    }

    @Test("entitlements and balances name their kind")
    func library() {
        let entitlement = Entitlement(
            productID: "a.noads", type: .nonConsumable, transactionID: "2", originalID: "1",
            since: Timestamp(milliseconds: 5), expires: nil, isRestored: true)
        #expect(
            JSONText.line(JSONLine.entitlement(entitlement, title: "No Ads")) == """
                {"inAppOwnershipType":"PURCHASED","kind":"entitlement",\
                "originalTransactionId":"1","productId":"a.noads","restored":true,"since":5,"title":"No Ads","transactionId":"2","type":"Non-Consumable"}
                """)
        let gems = GoodAmount(good: "gems", amount: 60)
        #expect(
            JSONText.line(JSONLine.balance(gems))
                == #"{"amount":60,"good":"gems","kind":"balance"}"#)
        #expect(JSONText.line(JSONLine.debt(gems)) == #"{"amount":60,"good":"gems","kind":"debt"}"#)
    }

    @Test("a member with the value nil is left out, and null is printed")
    func missingMembers() {
        let folder: String? = nil
        let line: JSONLine = ["kind": "reset", "folder": folder, "removed": .some(folder)]
        #expect(JSONText.line(line) == #"{"kind":"reset","removed":null}"#)
    }

    @Test("a sandbox order has the store's state")
    func order() throws {
        let order = SandboxOrder(
            intentID: "i-1", transactionID: nil, account: "mia", device: "phone-1",
            productID: "a.gems", quantity: 1, charge: try price(990), state: .declined,
            at: Timestamp(milliseconds: 9))
        #expect(
            JSONText.line(JSONLine.order(order)) == """
                {"account":"mia","at":9,"currency":"USD","device":"phone-1","intentId":"i-1",\
                "price":990,"productId":"a.gems","quantity":1,"status":"declined"}
                """)
    }

    @Test(
        "an error states whether money was charged",
        arguments: [
            (ChargeStatus.yes, "true"), (.no, "false"), (.unknown, #""unknown""#),
        ])
    func error(charged: ChargeStatus, word: String) {
        let failure = CommandFailure(1, "declined", "No.", charged: charged)
        #expect(
            JSONText.line(JSONLine.failure(failure))
                == #"{"error":{"charged":\#(word),"code":"declined","message":"No."}}"#)
    }

    @Test("no value breaks a line, contains hidden characters or controls the terminal")
    func hostile() throws {
        let text = "a\n\u{1B}[2J\u{202E}\u{200B}\u{2028}\u{E0041}\u{9B}é小"
        let line = try #require(JSONText.line(CatalogText(text: text)))
        #expect(
            line
                == #"{"text":"a\n\u001b[2J\u202e\u200b\u2028\udb40\udc41\u009bé小"}"#)
        #expect(JSONText.indented(CatalogText(text: text)).count == 3)
    }

    private struct CatalogText: Encodable {
        let text: String
    }
}
