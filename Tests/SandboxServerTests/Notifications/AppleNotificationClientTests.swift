import Foundation
import KioskTestSupport
import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import StoreSigning
import Testing

/// Apple's library for Python requests tests and history, and verifies a notification of every kind.
@Suite("Apple's own client library, notifications")
struct AppleNotificationClientTests {
    private struct Question: Encodable {
        let start: Int64
        let kinds: [String: String]
    }

    private static let program = """
        import base64, json, sys
        from appstoreserverlibrary.api_client import APIException, AppStoreServerAPIClient
        from appstoreserverlibrary.models.Environment import Environment
        from appstoreserverlibrary.models.NotificationHistoryRequest import (
            NotificationHistoryRequest)
        from appstoreserverlibrary.models.NotificationTypeV2 import NotificationTypeV2
        from appstoreserverlibrary.signed_data_verifier import SignedDataVerifier

        q = json.load(open(sys.argv[1]))
        bundle = "com.example.game"
        verifier = SignedDataVerifier(
            [base64.b64decode(q["root"])], False, Environment.SANDBOX, bundle, None)
        api = AppStoreServerAPIClient(
            q["key"].encode(), q["keyId"], q["issuer"], bundle, Environment.SANDBOX)
        api._base_url = q["url"]
        answers = {}

        def name(read):
            return ".".join(filter(None, [read.rawNotificationType, read.rawSubtype]))

        for kind, payload in q["kinds"].items():
            read = verifier.verify_and_decode_notification(payload)
            assert name(read) == kind and read.version == "2.0", kind
            if read.data and read.data.signedTransactionInfo:
                verifier.verify_and_decode_signed_transaction(read.data.signedTransactionInfo)
            if read.data and read.data.signedRenewalInfo:
                verifier.verify_and_decode_renewal_info(read.data.signedRenewalInfo)
            if read.appData:
                verifier.verify_and_decode_app_transaction(read.appData.signedAppTransactionInfo)
        answers["kinds"] = str(len(q["kinds"]))

        day = 86400000
        request = NotificationHistoryRequest(startDate=q["start"], endDate=q["start"] + day)
        found, token = [], None
        while True:
            page = api.get_notification_history(token, request)
            found += page.notificationHistory
            token = page.paginationToken
            if not page.hasMore:
                break
        answers["history"] = " ".join(
            name(verifier.verify_and_decode_notification(one.signedPayload)) + "="
            + one.sendAttempts[0].sendAttemptResult.value for one in found)

        refunds = NotificationHistoryRequest(
            startDate=q["start"], endDate=q["start"] + day,
            notificationType=NotificationTypeV2.REFUND, onlyFailures=False)
        answers["refunds"] = str(len(api.get_notification_history(None, refunds).notificationHistory))

        wanted = api.request_test_notification().testNotificationToken
        try:
            api.get_test_notification_status(wanted)
        except APIException as refusal:
            answers["unsent"] = str(refusal.raw_api_error)
        try:
            api.get_test_notification_status("none")
        except APIException as refusal:
            answers["none"] = str(refusal.raw_api_error)
        print(json.dumps(answers))
        """

    @Test(
        "the library requests tests and history, and verifies every kind of notification",
        .needsPython)
    func client() async throws {
        let today = Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
        let shop = try await AppleShop(now: today)
        let backend = shop.server.backend.embedded
        try await backend.notify(NotificationTarget(url: "http://127.0.0.1:1/", retry: .once))
        let phone = try await shop.phone
        let bought = try await phone.purchaseAndFinish(try await phone.gemsRequest())
        _ = try await backend.refund(bought.transaction.id)
        await NotificationWorker(backend, over: SilentNotificationSender()).sendDue()
        var kinds: [String: String] = [:]
        for kind in NotificationKind.all {
            kinds[kind.description] = try await backend.draft(kind)
                .signed(by: backend.authority.signer).compact
        }
        let question = Question(
            start: shop.server.backend.clock.now().milliseconds,
            kinds: kinds)
        let output = try await PythonChecker.run(
            Self.program, input: try JSONEncoder().encode(AppleQuestion(shop, question)))
        let answers = try JSONDecoder().decode([String: String].self, from: Data(output.utf8))
        #expect(
            answers == [
                "kinds": "\(NotificationKind.all.count)",
                "history": "REFUND=NO_RESPONSE ONE_TIME_CHARGE=NO_RESPONSE", "refunds": "1",
                "unsent": "4040008", "none": "4000020",
            ])
    }
}
