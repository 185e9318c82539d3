import Foundation
import KioskTestSupport
import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import StoreSigning
import Testing

/// Apple's library for Python verifies the signed values of every endpoint, which follow Apple's pages “price”,
/// “offerPeriod” and “Set App Account Token”.
@Suite("Apple's own library, signed values")
struct AppleSignedValuesTests {
    private struct Question: Encodable {
        let start: Int64
        let ids: [String]
        let order: String

        init(_ transactions: [Transaction], start: Timestamp) {
            self.start = start.milliseconds
            ids = transactions.map(\.id.rawValue)
            order = transactions.first?.orderID?.rawValue ?? ""
        }
    }

    private static let beginning = """
        import base64, json, sys
        from appstoreserverlibrary.api_client import (
            AppStoreServerAPIClient, GetTransactionHistoryVersion)
        from appstoreserverlibrary.models.Environment import Environment
        from appstoreserverlibrary.models.NotificationHistoryRequest import (
            NotificationHistoryRequest)
        from appstoreserverlibrary.models.TransactionHistoryRequest import (
            TransactionHistoryRequest)
        from appstoreserverlibrary.models.UpdateAppAccountTokenRequest import (
            UpdateAppAccountTokenRequest)
        from appstoreserverlibrary.signed_data_verifier import SignedDataVerifier

        q = json.load(open(sys.argv[1]))
        bundle, ids, day = "com.example.game", q["ids"], 86400000
        verifier = SignedDataVerifier(
            [base64.b64decode(q["root"])], False, Environment.SANDBOX, bundle, None)
        api = AppStoreServerAPIClient(
            q["key"].encode(), q["keyId"], q["issuer"], bundle, Environment.SANDBOX)
        api._base_url = q["url"]
        read = verifier.verify_and_decode_signed_transaction

        def info(transaction):
            return read(api.get_transaction_info(transaction).signedTransactionInfo)

        def last(transaction):
            item = api.get_all_subscription_statuses(transaction, None).data[0].lastTransactions[0]
            return (read(item.signedTransactionInfo),
                    verifier.verify_and_decode_renewal_info(item.signedRenewalInfo))


        """

    private static let prices =
        beginning + """
            def value(paid):
                return f"{paid.quantity} {paid.price} {paid.currency}"

            def history(transaction):
                page = api.get_transaction_history(
                    transaction, None, TransactionHistoryRequest(), GetTransactionHistoryVersion.V2)
                return [value(read(one)) for one in page.signedTransactions]

            found = api.get_notification_history(None, NotificationHistoryRequest(
                startDate=q["start"] - day, endDate=q["start"] + day))
            told = [verifier.verify_and_decode_notification(one.signedPayload)
                    for one in reversed(found.notificationHistory)]
            print(json.dumps({
                "info": [value(info(one)) for one in ids],
                "history": [one for first in ids for one in history(first)],
                "order": [value(read(one))
                          for one in api.look_up_order_id(q["order"]).signedTransactions],
                "refunds": [value(read(one))
                            for one in api.get_refund_history(ids[0], None).signedTransactions],
                "notifications": [
                    one.rawNotificationType + " " + value(read(one.data.signedTransactionInfo))
                    for one in told]}))
            """

    private static let plans =
        beginning + """
            token = "7e3fb20b-4cdb-47cc-936d-99d65f608138"
            before = info(ids[0]).appAccountToken
            api.set_app_account_token(ids[0], UpdateAppAccountTokenRequest(token))
            paid, renewal = last(ids[0])
            print(json.dumps({
                "periods": [f"{one.offerPeriod} {one.price}" for one in map(info, ids)],
                "players": [{before: "old", token: "new"}.get(info(one).appAccountToken)
                            for one in ids],
                "last": [str(paid.transactionId == ids[-1]), str(paid.appAccountToken == token)],
                "renewal": [str(renewal.offerPeriod), str(renewal.appAccountToken == token)]}))
            """

    private func ask(_ program: String, _ question: AppleQuestion<Question>) async throws
        -> [String: [String]]
    {
        let output = try await PythonChecker.run(program, input: try JSONEncoder().encode(question))
        return try JSONDecoder().decode([String: [String]].self, from: Data(output.utf8))
    }

    /// Apple's library makes tokens with the machine's own clock.
    private static var today: Timestamp {
        Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
    }

    @Test("every signed price is the total for the quantity", .needsPython)
    func total() async throws {
        let club = try await AppleClub(now: Self.today)
        let gems = CatalogProduct(
            id: "gems.60", type: .consumable,
            prices: [
                "USA": try TestCatalog.price(990), "JPN": try TestCatalog.price(160_000, "JPY"),
                "KWT": try TestCatalog.price(305, "KWD"),
            ], grants: [GoodAmount(good: "gem", amount: 60)])
        let sold = try ClubCatalog.catalog()
        club.backend.replaceCatalog(
            Catalog(
                app: sold.app, homeStorefront: "USA", defaultLocale: .fallback, products: [gems]))
        let start = club.backend.now
        var bought: [Transaction] = []
        for (account, country, quantity) in [
            ("ann", "USA", 3), ("jun", "JPN", 10), ("kim", "KWT", 3),
        ] as [(AccountName, String, Int)] {
            let phone = try await club.shop.server.backend.rawClient(of: account)
            _ = try await phone.store.setStorefront(country, phone.context)
            let price = try #require(gems.prices[country])
            bought.append(
                try await phone.purchaseAndFinish(
                    try await phone.request(
                        "gems.60", .consumable, quantity: quantity, price: price.milliunits,
                        currency: price.currency.code)
                ).transaction)
        }
        _ = try await club.backend.refund(bought[0].id)
        await NotificationWorker(club.backend, over: NoServer()).sendDue()
        let answers = try await ask(
            Self.prices, AppleQuestion(club.shop, Question(bought, start: start)))
        let values = ["3 2970 USD", "10 1600000 JPY", "3 915 KWD"]
        #expect(answers["info"] == values)
        #expect(answers["history"] == values)
        #expect(answers["order"] == ["3 2970 USD"])
        #expect(answers["refunds"] == ["3 2970 USD"])
        #expect(
            answers["notifications"]
                == values.map { "ONE_TIME_CHARGE " + $0 } + ["REFUND 3 2970 USD"])
    }

    @Test(
        "an offer lasts for all its periods, and a newly set player is used from then on",
        .needsPython)
    func plan() async throws {
        let club = try await AppleClub(now: Self.today)
        let start = club.backend.now
        try await club.buy("bronze", at: 990)
        try await club.advance("P1M")
        let some = try await club.transactions(of: "ann")
        let inOffer = try await ask(
            Self.plans, AppleQuestion(club.shop, Question(some, start: start)))
        #expect(inOffer["periods"] == ["P2M 990", "P2M 990"])
        #expect(inOffer["players"] == ["old", "new"])
        #expect(inOffer["last"] == ["True", "True"])
        #expect(inOffer["renewal"] == ["None", "True"])
        let first = try await club.buy("bronze", at: 990, as: "bob").transaction
        let atFirst = try await ask(
            Self.plans, AppleQuestion(club.shop, Question([first], start: start)))
        #expect(atFirst["periods"] == ["P2M 990"] && atFirst["renewal"] == ["P2M", "True"])
        let year = try await club.buy("silver.year", at: 5_990, as: "eve").transaction
        let upFront = try await ask(
            Self.plans, AppleQuestion(club.shop, Question([year], start: start)))
        #expect(upFront["periods"] == ["P3M 5990"] && upFront["renewal"] == ["None", "True"])
    }
}

/// A team's server that does not answer.
private struct NoServer: NotificationSender {
    func post(_ signedPayload: JWS, to url: String) async -> SendAttemptResult { .noResponse }
}
