import Foundation
import NIOHTTP1
import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import StoreSigning
import Testing

@Suite("verifyReceipt, subscriptions")
struct SubscriptionReceiptTests {
    private static let grace = SubscriptionSettings(hasGracePeriod: true)

    private func verify(
        _ club: AppleClub, _ data: ReceiptData, excludingOld: Bool? = nil,
        password: String? = nil
    ) async throws -> [String: Any] {
        var body: [String: Any] = ["receipt-data": data.base64]
        body["exclude-old-transactions"] = excludingOld
        body["password"] = password
        let text = String(
            decoding: try JSONSerialization.data(withJSONObject: body), as: UTF8.self)
        let answer = try await club.shop.server.ask(.POST, "/verifyReceipt", body: text)
        #expect(answer.status == 200)
        return try JSONSerialization.jsonObject(with: Data(answer.body.utf8)) as? [String: Any]
            ?? [:]
    }

    @Test("a player that a server set is in the items of the current and later periods")
    func player() async throws {
        let club = try await AppleClub()
        let made = try await club.buy("gold", at: 9_990).transaction
        try await club.advance("P1M")
        let token: AppAccountToken = "7e3fb20b-4cdb-47cc-936d-99d65f608138"
        #expect(try await club.backend.assign(token, to: made.id) == .assigned)
        try await club.advance("P1M")
        let answer = try await verify(club, .unified(try await signed(club, made.id)))
        let items = try #require(
            (answer["receipt"] as? [String: Any])?["in_app"] as? [[String: String]])
        let tokens = [made.appAccountToken?.rawValue, token.rawValue, token.rawValue]
        #expect(items.map { $0["app_account_token"] } == tokens)
        let latest = try #require(answer["latest_receipt_info"] as? [[String: String]])
        #expect(latest.map { $0["app_account_token"] } == tokens.reversed())
    }

    @Test("without a secret a receipt has the 500 newest transactions, and with one it has all")
    func page() async throws {
        let club = try await AppleClub()
        let made = try await club.buy("gold", at: 9_990).transaction
        try await club.advance("P42Y")
        let data = ReceiptData.unified(try await signed(club, made.id))
        let ids = { (answer: [String: Any]) -> [String] in
            let receipt = answer["receipt"] as? [String: Any]
            let items = receipt?["in_app"] as? [[String: String]] ?? []
            return items.compactMap { $0["transaction_id"] }
        }
        let newest = ids(try await verify(club, data))
        #expect(newest.count == 500)
        #expect(!newest.contains(made.id.rawValue))
        try await club.backend.setReceiptSecret("the-secret")
        #expect(try await verify(club, data)["status"] as? Int == 21004)
        #expect(try await verify(club, data, password: "wrong")["status"] as? Int == 21004)
        let all = ids(try await verify(club, data, password: "the-secret"))
        #expect(all.count > 500)
        #expect(all.first == made.id.rawValue)
        #expect(Array(all.suffix(500)) == newest)
    }

    /// Returns the signed form of a transaction in its current state.
    private func signed(_ club: AppleClub, _ id: TransactionID) async throws -> JWS {
        try #require(try await club.backend.signedTransaction(id))
    }

    @Test("the unified form has every period, the newest first in latest_receipt_info")
    func life() async throws {
        let club = try await AppleClub(Self.grace)
        let ids = try await club.live().map(\.id.rawValue)
        let data = ReceiptData.unified(try await signed(club, TransactionID(ids[0])))
        let answer = try await verify(club, data)
        #expect(answer["status"] as? Int == 0)
        let items = try #require(
            (answer["receipt"] as? [String: Any])?["in_app"] as? [[String: String]])
        #expect(items.map { $0["transaction_id"] } == ids)
        let latest = try #require(answer["latest_receipt_info"] as? [[String: String]])
        #expect(latest.map { $0["transaction_id"] } == ids.reversed())
        #expect(items.map { $0["original_transaction_id"] } == ids.map { _ in ids[0] })
        #expect(items.map { $0["subscription_group_identifier"] } == ids.map { _ in "club" })
        #expect(
            items.map { $0["is_trial_period"] } == ["true"] + ids.dropFirst().map { _ in "false" })
        #expect(items.allSatisfy { $0["web_order_line_item_id"] != nil })
        #expect(items[0]["expires_date"] == "2026-09-28 14:13:20 Etc/GMT")
        #expect(items[0]["expires_date_pst"] == "2026-09-28 07:13:20 America/Los_Angeles")
        #expect(items[0]["expires_date_ms"] == items[1]["purchase_date_ms"])
        // One is refunded and one upgraded, each with its time.
        #expect(items[1]["cancellation_date_ms"] == items[4]["purchase_date_ms"])
        #expect(items[2]["is_upgraded"] == "true")
        #expect(items[2]["cancellation_date_ms"] == items[3]["purchase_date_ms"])
        #expect(items[3]["cancellation_date"] == nil && items[3]["is_upgraded"] == nil)
        let pending = try #require(answer["pending_renewal_info"] as? [[String: String]])
        #expect(
            pending == [
                [
                    "auto_renew_product_id": "gold", "auto_renew_status": "0",
                    "original_transaction_id": ids[0], "product_id": "gold",
                ]
            ])
        let newest = try await verify(club, data, excludingOld: true)
        let only = try #require(newest["latest_receipt_info"] as? [[String: String]])
        #expect(only.map { $0["transaction_id"] } == [ids[4]])
        #expect(
            ((newest["receipt"] as? [String: Any])?["in_app"] as? [Any])?.count == ids.count)
    }

    @Test(
        "pending_renewal_info has the reason of a missing payment and the end of the grace period")
    func grace() async throws {
        let club = try await AppleClub(Self.grace)
        let made = try await club.buy("gold", at: 9_990)
        _ = try await club.backend.control(made.transaction.id, .failRenewals(true))
        try await club.advance("P1M")
        let data = ReceiptData.unified(made.jws)
        let kept = try #require(
            (try await verify(club, data)["pending_renewal_info"] as? [[String: String]])?.first)
        #expect(kept["is_in_billing_retry_period"] == "1" && kept["expiration_intent"] == "2")
        #expect(kept["grace_period_expires_date"] == "2026-11-06 14:13:20 Etc/GMT")
        #expect(kept["auto_renew_status"] == "1")
        try await club.advance("P3M")
        let ended = try #require(
            (try await verify(club, data)["pending_renewal_info"] as? [[String: String]])?.first)
        #expect(ended["is_in_billing_retry_period"] == "0" && ended["expiration_intent"] == "2")
        #expect(ended["grace_period_expires_date"] == nil && ended["auto_renew_status"] == "0")
    }

    @Test("F4: a renewal that is cancelled in the grace period is not pending until that has ended")
    func cancelledInGrace() async throws {
        let club = try await AppleClub(Self.grace)
        let made = try await club.buy("gold", at: 9_990)
        let id = made.transaction.id
        let data = ReceiptData.unified(made.jws)
        _ = try await club.backend.control(id, .failRenewals(true))
        try await club.advance("P1M")
        for wish in [CustomerSubscriptionChange.cancel, .resume, .cancel] {
            _ = try await club.backend.control(id, .wish(wish))
            let isPending = wish == .resume
            let pending = try #require(
                try await verify(club, data)["pending_renewal_info"] as? [[String: String]])
            #expect(pending.map { $0["is_in_billing_retry_period"] } == (isPending ? ["1"] : []))
            let flat = try await verify(club, .flat(made.jws))
            #expect(flat["status"] as? Int == 0)
            #expect(flat["is_in_billing_retry_period"] as? String == (isPending ? "1" : "0"))
            #expect(flat["expiration_intent"] as? String == (isPending ? "2" : "1"))
            let status = try #require(try await club.backend.subscriptionStatuses(of: id)?.first)
            let renewal = try club.backend.verifier().verifyRenewalInfo(
                status.renewalInfo, now: Timestamp(milliseconds: .max))
            #expect(status.state == .inGracePeriod && renewal.gracePeriodExpiresDate != nil)
            #expect(renewal.isInBillingRetryPeriod == isPending)
            #expect(renewal.expirationIntent == (isPending ? .billingError : .cancelled))
        }
        try await club.advance("P1M")
        let ended = try #require(
            (try await verify(club, data)["pending_renewal_info"] as? [[String: String]])?.first)
        #expect(ended["is_in_billing_retry_period"] == "0" && ended["expiration_intent"] == "1")
    }

    @Test("a price increase that waits for consent and an offer for the next period are listed")
    func pending() async throws {
        let club = try await AppleClub()
        let made = try await club.buy("gold", at: 9_990)
        let price = try TestCatalog.price(12_990)
        _ = try await club.backend.control(made.transaction.id, .price(price, consent: true))
        let data = ReceiptData.unified(made.jws)
        let asked = try #require(
            (try await verify(club, data)["pending_renewal_info"] as? [[String: String]])?.first)
        #expect(asked["price_consent_status"] == "0" && asked["price_increase_status"] == "0")
        _ = try await club.backend.control(made.transaction.id, .wish(.agreeToPrice))
        let agreed = try #require(
            (try await verify(club, data)["pending_renewal_info"] as? [[String: String]])?.first)
        #expect(agreed["price_consent_status"] == "1" && agreed["price_increase_status"] == "1")
    }

    @Test("the flat form also has the latest period, until the subscription ends")
    func flat() async throws {
        let club = try await AppleClub()
        let made = try await club.buy("silver", at: 0)
        try await club.advance("P1W")
        let renewal = try #require(try await club.transactions(of: "ann").last)
        let active = try await verify(club, .flat(made.jws))
        #expect(active["status"] as? Int == 0 && active["auto_renew_status"] as? Int == 1)
        #expect(active["auto_renew_product_id"] as? String == "silver")
        let receipt = try #require(active["receipt"] as? [String: String])
        #expect(receipt["transaction_id"] == made.transaction.id.rawValue)
        #expect(receipt["is_trial_period"] == "true")
        #expect(receipt["expires_date_formatted"] == "2026-09-28 14:13:20 Etc/GMT")
        // The value is in milliseconds here, as in iOS 6.
        #expect(
            receipt["expires_date"] == made.transaction.expiresDate.map { "\($0.milliseconds)" })
        let latest = try #require(active["latest_receipt_info"] as? [String: String])
        #expect(latest["transaction_id"] == renewal.id.rawValue)
        for item in [receipt, latest] {
            #expect(item["in_app_ownership_type"] == "PURCHASED")
            #expect(item["subscription_group_identifier"] == "club")
            #expect(item["app_account_token"] == made.transaction.appAccountToken?.rawValue)
        }
        let data = try #require(active["latest_receipt"] as? String)
        #expect(ReceiptData(base64: data) != nil)
        _ = try await club.backend.control(made.transaction.id, .wish(.cancel))
        try await club.advance("P1M")
        let ended = try await verify(club, .flat(made.jws))
        #expect(ended["status"] as? Int == 21_006 && ended["auto_renew_status"] as? Int == 0)
        #expect(ended["expiration_intent"] as? String == "1")
        #expect(ended["latest_receipt_info"] == nil && ended["latest_receipt"] == nil)
        let last = try #require(ended["latest_expired_receipt_info"] as? [String: String])
        #expect(last["transaction_id"] == renewal.id.rawValue)
        #expect(last["in_app_ownership_type"] == "PURCHASED")
        #expect(last["subscription_group_identifier"] == "club")
        #expect((ended["receipt"] as? [String: String])?["product_id"] == "silver")
    }
}
