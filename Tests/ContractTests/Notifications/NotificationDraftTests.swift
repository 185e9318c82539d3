import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import StoreSigning
import Testing

@Suite("Notification drafts")
struct NotificationDraftTests {
    /// Makes a draft with the given claims, signs it and reads it.
    private func read(
        _ kind: String, _ claims: [(String, String)], about id: TransactionID? = nil,
        in shop: NotifyingShop
    ) async throws -> (NotificationPayload, Transaction?, RenewalInfo?) {
        let kind = try #require(NotificationKind(text: kind))
        var draft = try await shop.backend.embedded.draft(kind, about: id)
        for (claim, value) in claims {
            let isSet = draft.set(claim, to: value)
            #expect(isSet, "\(claim)")
        }
        let payload = try shop.read(try draft.signed(by: shop.backend.embedded.authority.signer))
        guard case .data(let data) = payload.content else { return (payload, nil, nil) }
        let (verifier, now) = (shop.phone.verifier, shop.backend.clock.now())
        return (
            payload,
            try data.signedTransactionInfo.map {
                try verifier.verifyTransaction($0, bundleID: TestCatalog.bundleID, now: now)
                    .transaction
            },
            try data.signedRenewalInfo.map { try verifier.verifyRenewalInfo($0, now: now) }
        )
    }

    @Test("a claim is set everywhere it occurs, or only in the named part")
    func claims() async throws {
        let shop = try await NotifyingShop(nil)
        let (payload, transaction, renewal) = try await read(
            "DID_FAIL_TO_RENEW.GRACE_PERIOD",
            [
                ("productId", "club.monthly"), ("renewalInfo.autoRenewProductId", "club.yearly"),
                ("status", "3"), ("transaction.quantity", "2"), ("isUpgraded", "true"),
                ("webOrderLineItemId", "42"), ("bundleVersion", "7"),
                ("notificationUUID", "00000000-0000-4000-8000-000000000001"),
                ("expirationIntent", "2"), ("gracePeriodExpiresDate", "null"),
            ], in: shop)
        guard case .data(let data) = payload.content else {
            throw UnexpectedResponse(response: "no data")
        }
        #expect(payload.id == "00000000-0000-4000-8000-000000000001")
        #expect(data.status == .inBillingRetryPeriod && data.bundleVersion == "7")
        #expect(transaction?.productID == "club.monthly")
        #expect(transaction?.quantity == 2)
        #expect(transaction?.isUpgraded == true)
        #expect(transaction?.webOrderLineItemID == "42")
        #expect(renewal?.productID == "club.monthly")
        #expect(renewal?.autoRenewProductID == "club.yearly")
        #expect(
            renewal?.expirationIntent == .billingError && renewal?.gracePeriodExpiresDate == nil)
    }

    @Test(
        "a draft that no library could read is refused",
        arguments: [
            ("nothing", "1"), ("data.nothing", "1"), ("nowhere.status", "1"), ("status", "active"),
            ("status", "1.5"), ("transaction.price", "0.99"), ("environment", "Production"),
            ("data.environment", "Production"), ("transaction.environment", "Xcode"),
            ("productId", "null"), ("signedTransactionInfo", "x"), ("notificationUUID", "1"),
            ("transaction.purchaseDate", "tomorrow"), ("summary.succeededCount", "1"), ("", ""),
            ("autoRenewStatus", "9223372036854775808"),
        ])
    func refused(claim: String, value: String) async throws {
        let shop = try await NotifyingShop(nil)
        var draft = try await shop.backend.embedded.draft(
            NotificationKind(.didRenew))
        let isSet = draft.set(claim, to: value)
        #expect(!isSet)
    }

    @Test(
        "a draft that no verifier would accept is not signed",
        arguments: [
            ("transaction.quantity", "11"), ("bundleId", ""), ("appAccountToken", "no UUID"),
            ("transaction.price", "-1"),
        ])
    func unsigned(claim: String, value: String) async throws {
        let shop = try await NotifyingShop(nil)
        var draft = try await shop.backend.embedded.draft(NotificationKind(.didRenew))
        let isSet = draft.set(claim, to: value)
        #expect(isSet)
        let signer = shop.backend.embedded.authority.signer
        #expect(throws: SigningError.self) { try draft.signed(by: signer) }
    }

    @Test("a token that is not from a sandbox is not signed")
    func token() async throws {
        let shop = try await NotifyingShop(nil)
        var draft = try await shop.backend.embedded.draft(
            NotificationKind(.externalPurchaseToken, .unreported))
        let isSet = draft.set("externalPurchaseId", to: "PRODUCTION-1")
        #expect(isSet)
        let signer = shop.backend.embedded.authority.signer
        #expect(throws: SigningError.refused(.wrongEnvironment)) {
            try draft.signed(by: signer)
        }
    }

    @Test("a draft about several pieces has their total or the given price, and the latest player")
    func pieces() async throws {
        let shop = try await NotifyingShop(nil)
        let bought = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest(3))
            .transaction
        let (_, sold, _) = try await read("ONE_TIME_CHARGE", [], about: bought.id, in: shop)
        #expect(sold?.price == 2_970 && sold?.signedUnitPrice == 990)
        let (_, priced, _) = try await read(
            "ONE_TIME_CHARGE", [("price", "5000")], about: bought.id, in: shop)
        #expect(priced?.price == 5_000 && priced?.signedUnitPrice == nil)
        let (_, more, _) = try await read(
            "ONE_TIME_CHARGE", [("quantity", "4")], about: bought.id, in: shop)
        #expect(more?.price == 3_960 && more?.signedUnitPrice == 990)
        let (_, both, _) = try await read(
            "ONE_TIME_CHARGE", [("price", "5000"), ("quantity", "2")], about: bought.id, in: shop)
        #expect(both?.price == 5_000 && both?.quantity == 2 && both?.signedUnitPrice == nil)
        let token: AppAccountToken = "7e3fb20b-4cdb-47cc-936d-99d65f608138"
        _ = try await shop.backend.embedded.assign(token, to: bought.id)
        let (_, named, _) = try await read("REFUND", [], about: bought.id, in: shop)
        #expect(named?.appAccountToken == token && named?.appTransactionID != nil)
    }

    @Test("a draft can be about a transaction of the store, and records nothing")
    func about() async throws {
        let shop = try await NotifyingShop()
        let bought = try await shop.phone.purchaseAndFinish(try await shop.phone.gemsRequest())
            .transaction
        let (_, transaction, _) = try await read("REFUND", [], about: bought.id, in: shop)
        #expect(transaction?.id == bought.id)
        #expect(transaction?.revocationDate != nil)
        #expect(try await shop.told() == ["ONE_TIME_CHARGE"])
        #expect(try await shop.backend.embedded.orders(limit: 1).first?.state == .finished)
        await expectRefusal(.unknownTransaction) {
            try await shop.backend.embedded.draft(NotificationKind(.refund), about: "1")
        }
    }
}
