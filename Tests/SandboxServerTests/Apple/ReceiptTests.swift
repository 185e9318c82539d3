import Foundation
import NIOHTTP1
import ShopTestSupport
import StoreAPI
import SandboxBackend
import StoreModel
import StoreSigning
import Testing

@testable import SandboxServer

@Suite("verifyReceipt")
struct ReceiptTests {
    private func verify(
        _ shop: AppleShop, _ data: String, password: String? = nil,
        at path: String = "/verifyReceipt"
    ) async throws -> [String: Any] {
        var body = ["receipt-data": data]
        body["password"] = password
        let text = String(decoding: try JSONEncoder().encode(body), as: UTF8.self)
        return try await object(shop, .POST, path, body: text)
    }

    private func object(
        _ shop: AppleShop, _ method: HTTPMethod, _ path: String, body: String?
    ) async throws -> [String: Any] {
        let answer = try await shop.server.ask(method, path, body: body)
        #expect(answer.status == 200)
        #expect(answer.headers["content-type"] == ["application/json"])
        return try JSONSerialization.jsonObject(with: Data(answer.body.utf8)) as? [String: Any]
            ?? [:]
    }

    private func status(_ shop: AppleShop, _ data: String) async throws -> Int? {
        try await verify(shop, data)["status"] as? Int
    }

    @Test("the unified form lists the contents of the customer's receipt, each value as a string")
    func unified() async throws {
        let shop = try await AppleShop()
        let phone = try await shop.phone
        let used = try await phone.purchaseAndFinish(try await phone.gemsRequest())
        let ads = try await phone.purchaseAndFinish(try await phone.noAdsRequest())
        let waiting = try await phone.buy(try await phone.gemsRequest(3))
        let season = try await phone.purchaseAndFinish(
            try await phone.request("season", .nonRenewable, price: 4_990))
        _ = try await phone.restore()
        _ = try await shop.server.backend.embedded.refund(season.transaction.id)
        let data = ReceiptData.unified(used.jws).base64
        let answer = try await verify(shop, data)
        #expect(answer["status"] as? Int == 0)
        #expect(answer["environment"] as? String == "Sandbox")
        #expect(answer["latest_receipt"] as? String == data)
        #expect((answer["pending_renewal_info"] as? [Any])?.isEmpty == true)
        let receipt = try #require(answer["receipt"] as? [String: Any])
        #expect(receipt["bundle_id"] as? String == "com.example.game")
        #expect(receipt["receipt_type"] as? String == "ProductionSandbox")
        #expect(receipt["original_application_version"] as? String == "1.0")
        let items = try #require(receipt["in_app"] as? [[String: String]])
        #expect(answer["latest_receipt_info"] as? [[String: String]] == items.reversed())
        #expect(
            items.map { $0["transaction_id"] }
                == [ads, waiting, season].map(\.transaction.id.rawValue))
        #expect(items[1]["quantity"] == "3")
        #expect(items[1]["product_id"] == "gems.60")
        #expect(items[0]["purchase_date"] == "2026-09-21 14:13:20 Etc/GMT")
        #expect(items[0]["purchase_date_ms"] == "1790000000000")
        #expect(items[0]["purchase_date_pst"] == "2026-09-21 07:13:20 America/Los_Angeles")
        #expect(items[0]["cancellation_date"] == nil)
        #expect(items[2]["cancellation_date_ms"] == "1790000000000")
        #expect(items[2]["cancellation_reason"] == "0")
    }

    @Test("a consumable is in the receipt until it is finished, and a receipt may be empty")
    func consumables() async throws {
        let shop = try await AppleShop()
        let phone = try await shop.phone
        let gems = try await phone.buy(try await phone.gemsRequest())
        let data = ReceiptData.unified(gems.jws).base64
        let before = try await verify(shop, data)["receipt"] as? [String: Any]
        #expect((before?["in_app"] as? [Any])?.count == 1)
        try await phone.finish(gems)
        let after = try await verify(shop, data)["receipt"] as? [String: Any]
        #expect((after?["in_app"] as? [Any])?.isEmpty == true)
        // The receipt of the single transaction still returns that transaction.
        let flat = try await verify(shop, ReceiptData.flat(gems.jws).base64)
        #expect(flat["status"] as? Int == 0)
    }

    @Test("the flat form is one transaction with the field names of iOS 6")
    func flat() async throws {
        let shop = try await AppleShop()
        let phone = try await shop.phone
        let ads = try await phone.purchaseAndFinish(try await phone.noAdsRequest())
        _ = try await shop.server.backend.embedded.refund(ads.transaction.id)
        let answer = try await verify(shop, ReceiptData.flat(ads.jws).base64)
        #expect(answer["status"] as? Int == 0)
        let receipt = try #require(answer["receipt"] as? [String: String])
        #expect(receipt["bid"] == "com.example.game")
        #expect(receipt["bvrs"] == "1.0")
        #expect(receipt["product_id"] == "noads")
        #expect(receipt["transaction_id"] == ads.transaction.id.rawValue)
        #expect(receipt["original_transaction_id"] == ads.transaction.id.rawValue)
        #expect(receipt["quantity"] == "1")
        #expect(receipt["in_app_ownership_type"] == "PURCHASED")
        #expect(receipt["subscription_group_identifier"] == nil)
        #expect(receipt["item_id"]?.count == 10)
        #expect(receipt["unique_identifier"]?.count == 40)
        #expect(UniqueID.isUUID(receipt["unique_vendor_identifier"] ?? ""))
        #expect(receipt["original_purchase_date_pst"] == "2026-09-21 07:13:20 America/Los_Angeles")
        // It was refunded after it was signed: the store's current state counts.
        #expect(receipt["cancellation_date_ms"] == "1790000000000")
    }

    @Test(
        "an unreadable request is 21000 and an invalid receipt 21002, always with HTTP 200",
        arguments: [
            (HTTPMethod.GET, nil, 21_000), (.PUT, "{\"receipt-data\":\"e30=\"}", 21_000),
            (.POST, nil, 21_000), (.POST, "receipt-data=e30=", 21_000), (.POST, "[]", 21_000),
            (.POST, "{}", 21_002), (.POST, "{\"receipt-data\":7}", 21_002),
            (.POST, "{\"receipt-data\":\"\"}", 21_002),
            (.POST, "{\"receipt-data\":\"e30\"}", 21_002),
            (.POST, "{\"receipt-data\":\"e30=\"}", 21_002),
            (.POST, "{\"receipt-data\":\"MIIT\"}", 21_002),
            (.POST, "{\"receipt-data\":\"eyJhcHBSZWNlaXB0Rm9yIjo3fQ==\"}", 21_002),
        ] as [(HTTPMethod, String?, Int)])
    func unreadable(method: HTTPMethod, body: String?, status: Int) async throws {
        let shop = try await AppleShop()
        let answer = try await object(shop, method, "/verifyReceipt", body: body)
        #expect(answer["status"] as? Int == status)
        #expect(answer["receipt"] == nil)
    }

    @Test(
        "catalogue 21: only this store's signature makes a receipt, which is valid at its own address only"
    )
    func authenticity() async throws {
        let shop = try await AppleShop()
        let phone = try await shop.phone
        let gems = try await phone.buy(try await phone.gemsRequest())
        let other = try await AppleShop()
        let stranger = try await other.phone
        let foreign = try await stranger.buy(try await stranger.gemsRequest())
        for data in [ReceiptData.flat(foreign.jws), .unified(foreign.jws)] {
            #expect(try await status(shop, data.base64) == 21_003)
        }
        let end = gems.jws.compact.suffix(4)
        let tampered = gems.jws.compact.dropLast(4) + String(end.reversed())
        let changed = ReceiptData.flat(JWS(compact: String(tampered))).base64
        #expect([21_002, 21_003].contains(try await status(shop, changed)))
        // A transaction of the store that was lost with its folder.
        let lost = try shop.server.backend.embedded.authority.signer.sign(
            gems.transaction.renumbered("2000000000000001"))
        #expect(try await status(shop, ReceiptData.unified(lost).base64) == 21_010)
        let buy = try await verify(
            shop, ReceiptData.unified(gems.jws).base64, at: "/buy/verifyReceipt")
        #expect(buy["status"] as? Int == 21_007)
        // Line breaks as an e-mail encoder inserts them.
        let lines = ReceiptData.flat(gems.jws).base64.enumerated().map { index, letter in
            index % 76 == 75 ? "\(letter)\r\n" : "\(letter)"
        }.joined()
        #expect(try await status(shop, lines) == 0)
    }

    @Test("a secret is required once it is set")
    func secret() async throws {
        let shop = try await AppleShop()
        let phone = try await shop.phone
        let data = ReceiptData.unified(try await phone.buy(try await phone.gemsRequest()).jws)
            .base64
        let backend = shop.server.backend.embedded
        #expect(try await verify(shop, data, password: "anything")["status"] as? Int == 0)
        try await backend.setReceiptSecret("right")
        #expect(try await verify(shop, data, password: "right")["status"] as? Int == 0)
        for wrong in [nil, "", "wrong", "right "] {
            #expect(try await verify(shop, data, password: wrong)["status"] as? Int == 21_004)
        }
        try await backend.setReceiptSecret(nil)
        #expect(try await verify(shop, data)["status"] as? Int == 0)
    }

    @Test(
        "each date has three forms, in California's summer and winter time",
        arguments: [
            (1_521_150_082_000, "2018-03-15 21:41:22", "2018-03-15 14:41:22"),
            (1_520_762_399_999, "2018-03-11 09:59:59", "2018-03-11 01:59:59"),
            (1_520_762_400_000, "2018-03-11 10:00:00", "2018-03-11 03:00:00"),
            (1_541_321_999_000, "2018-11-04 08:59:59", "2018-11-04 01:59:59"),
            (1_541_322_000_000, "2018-11-04 09:00:00", "2018-11-04 01:00:00"),
            (1_582_934_400_000, "2020-02-29 00:00:00", "2020-02-28 16:00:00"),
            (1_704_067_199_000, "2023-12-31 23:59:59", "2023-12-31 15:59:59"),
            (0, "1970-01-01 00:00:00", "1969-12-31 16:00:00"),
            (-1, "1969-12-31 23:59:59", "1969-12-31 15:59:59"),
        ] as [(Int64, String, String)])
    func dates(milliseconds: Int64, gmt: String, pacific: String) {
        let date = ReceiptDate(Timestamp(milliseconds: milliseconds))
        #expect(date.gmt == gmt + " Etc/GMT")
        #expect(date.pacific == pacific + " America/Los_Angeles")
        #expect(date.milliseconds == "\(milliseconds)")
    }
}

extension Transaction {
    /// Returns the transaction with another ID.
    fileprivate func renumbered(_ id: TransactionID) throws -> Transaction {
        Transaction(
            id: id, originalID: id, orderID: orderID, bundleID: bundleID, productID: productID,
            type: type, quantity: quantity, purchaseDate: purchaseDate,
            originalPurchaseDate: originalPurchaseDate, signedDate: signedDate,
            appAccountToken: appAccountToken,
            storefront: Storefront(countryCode: storefront, id: storefrontID),
            unitPrice: try TestCatalog.price(price), intentID: intentID)
    }
}
