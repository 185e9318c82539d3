import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@Suite("Notifications about refund requests")
struct RefundRequestTests {
    @Test("catalogue 36: a request is notified once with its reason, and its refusal once")
    func declined() async throws {
        let shop = try await NotifyingShop()
        let bought = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
            .transaction
        let backend = shop.backend.embedded
        for _ in 0..<2 {
            try await backend.requestRefund(of: bought.id, because: .fulfillmentIssue)
        }
        for _ in 0..<2 { try await backend.declineRefund(of: bought.id) }
        #expect(
            try await shop.told() == ["ONE_TIME_CHARGE", "CONSUMPTION_REQUEST", "REFUND_DECLINED"])
        #expect(try await shop.records().allSatisfy { $0.transactionID == bought.id })
        let postbox = StubReceiver()
        await shop.send(to: postbox)
        let reasons = try postbox.received.map(shop.read).map { payload in
            guard case .data(let data) = payload.content else {
                throw UnexpectedResponse(response: "no data")
            }
            return data.consumptionRequestReason
        }
        #expect(reasons == [nil, .fulfillmentIssue, nil])
        #expect(try await backend.orders(limit: 1).first?.state == .finished)
    }

    @Test("a customer whose request was declined may ask again and then be refunded")
    func again() async throws {
        let shop = try await NotifyingShop()
        let bought = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
            .transaction
        let backend = shop.backend.embedded
        try await backend.requestRefund(of: bought.id, because: .other)
        try await backend.declineRefund(of: bought.id)
        try await backend.requestRefund(of: bought.id, because: .legal)
        _ = try await backend.refund(bought.id)
        #expect(
            try await shop.told() == [
                "ONE_TIME_CHARGE", "CONSUMPTION_REQUEST", "REFUND_DECLINED", "CONSUMPTION_REQUEST",
                "REFUND",
            ])
        await expectRefusal(.wrongState) { try await backend.declineRefund(of: bought.id) }
        await expectRefusal(.wrongState) {
            try await backend.requestRefund(of: bought.id, because: .other)
        }
    }

    @Test(
        "a refund that is impossible cannot be requested, and one that was not requested cannot be declined"
    )
    func refused() async throws {
        let shop = try await NotifyingShop()
        let backend = shop.backend.embedded
        let owned = try await shop.phone.purchaseAndFinish(try await shop.phone.noAdsRequest())
            .transaction
        let copy = try await shop.phone.purchaseAndFinish(try await shop.phone.noAdsRequest())
            .transaction
        await expectRefusal(.wrongState) {
            try await backend.requestRefund(of: copy.id, because: .other)
        }
        await expectRefusal(.wrongState) { try await backend.declineRefund(of: owned.id) }
        await expectRefusal(.unknownTransaction) {
            try await backend.requestRefund(of: "1", because: .other)
        }
        #expect(try await shop.told() == ["ONE_TIME_CHARGE"])
    }
}
