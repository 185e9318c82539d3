import Foundation
import StoreModel
import Testing

@testable import StoreSigning

@Suite("JSON written without an encoder")
struct FlatJSONTests {
    private struct Pair: Encodable {
        let number: Int64
        let text: String
    }

    private func encoded(_ value: some Encodable) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return Array(try encoder.encode(value))
    }

    private func written(_ text: String, _ number: Int64) -> [UInt8] {
        var object = FlatJSONWriter()
        object.add("number", number)
        object.add("text", text)
        return object.bytes
    }

    /// Control characters, characters that JSON or HTML escapes, and texts of several bytes or scalars.
    private static let hostile: [String] =
        (0..<0x100).compactMap { Unicode.Scalar($0).map { "a\($0)b" } } + [
            "", "\\", "\"\"\"", "</script>", "\u{2028}\u{2029}\u{FEFF}", "日本語", "e\u{301}",
            "👩‍👩‍👧‍👦\u{0}", "\u{10FFFF}", "\r\n", String(repeating: "\u{1F}\"", count: 1000),
            String(repeating: "x", count: 100_000),
        ]

    @Test("every text and number is written as the encoder writes it")
    func texts() throws {
        for text in Self.hostile {
            #expect(written(text, 0) == (try encoded(Pair(number: 0, text: text))))
        }
        for number in [Int64.min, -1, 0, 9, 10, 1_770_091_506_000, .max] {
            #expect(written("", number) == (try encoded(Pair(number: number, text: ""))))
        }
    }

    @Test("random bytes decoded as text are written as the encoder writes them")
    func random() throws {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<2000 {
            let bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
                UInt8.random(in: 0...0xFF, using: &generator)
            }
            let text = String(decoding: bytes, as: UTF8.self)
            let number = Int64.random(in: .min ... .max, using: &generator)
            #expect(written(text, number) == (try encoded(Pair(number: number, text: text))))
        }
    }

    @Test("a missing value is left out")
    func missing() {
        var object = FlatJSONWriter()
        object.add("text", String?.none)
        #expect(object.bytes == Array("{}".utf8))
        object.add("number", 1)
        object.add("text", String?.none)
        #expect(object.bytes == Array(#"{"number":1}"#.utf8))
    }

    @Test(
        "a transaction with all or no optional values and hostile texts is written as the encoder writes it"
    )
    func transactions() throws {
        let sparse = try transaction("a", hasAll: false)
        #expect(sparse.serialized() == (try encoded(sparse)))
        for text in Self.hostile {
            let full = try transaction(text, hasAll: true)
            // A property that is added to the type later must be set here, too.
            #expect(
                Mirror(reflecting: full).children.allSatisfy {
                    Mirror(reflecting: $0.value).displayStyle != .optional
                        || Mirror(reflecting: $0.value).children.count == 1
                })
            #expect(full.serialized() == (try encoded(full)))
        }
    }

    private func transaction(_ text: String, hasAll: Bool) throws -> Transaction {
        let currency = try #require(Currency(code: "JPY"))
        func part<Value>(_ value: Value) -> Value? { hasAll ? value : nil }
        return Transaction(
            id: TransactionID(text), originalID: TransactionID(text + "1"),
            orderID: part(OrderID(text + "2")), bundleID: BundleID(text + "3"),
            productID: ProductID(text + "4"), type: .autoRenewable, quantity: hasAll ? 2 : .max,
            purchaseDate: Timestamp(milliseconds: .min),
            originalPurchaseDate: Timestamp(milliseconds: -1),
            expiresDate: part(Timestamp(milliseconds: 0)),
            signedDate: Timestamp(milliseconds: .max),
            revocationDate: part(Timestamp(milliseconds: 1)), revocationReason: part(.min),
            appAccountToken: part(AppAccountToken(text + "5")), ownershipType: .familyShared,
            storefront: Storefront(countryCode: text + "6", id: text + "7"), reason: .renewal,
            unitPrice: Price(milliunits: hasAll ? .min / 2 : .min, currency: currency),
            intentID: part(IntentID(text + "8"))
        ).changed { transaction in
            transaction.revocationType = part(.fullRefund)
            transaction.revocationPercentage = part(.max)
            transaction.revocationRevision = part(.max)
            transaction.withdrawal = part(.deleted)
            transaction.subscriptionGroupID = part(text + "9")
            transaction.webOrderLineItemID = part(text + "10")
            transaction.isUpgraded = part(true)
            transaction.offerType = part(.winBack)
            transaction.offerIdentifier = part(text + "11")
            transaction.offerPeriod = part(SubscriptionPeriod(count: 3, unit: .month))
            transaction.offerDiscountType = part(.payAsYouGo)
            transaction.appTransactionID = part(text + "12")
        }
    }
}
