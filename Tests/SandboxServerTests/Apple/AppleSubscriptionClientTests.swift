import Foundation
import KioskTestSupport
import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import StoreSigning
import Testing

/// Apple's library for Python reads a subscription with a long history, extends it, and verifies every payload.
@Suite("Apple's own client library, subscriptions")
struct AppleSubscriptionClientTests {
    private struct Question: Encodable {
        let start: Int64
        let payloads: [String]
        let ids: [String]
        let order: String
        let refunded: String
    }

    private static let program = """
        import base64, json, sys
        from appstoreserverlibrary.api_client import (
            APIException, AppStoreServerAPIClient, GetTransactionHistoryVersion)
        from appstoreserverlibrary.models.Environment import Environment
        from appstoreserverlibrary.models.ExtendReasonCode import ExtendReasonCode
        from appstoreserverlibrary.models.ExtendRenewalDateRequest import ExtendRenewalDateRequest
        from appstoreserverlibrary.models.InAppOwnershipType import InAppOwnershipType
        from appstoreserverlibrary.models.MassExtendRenewalDateRequest import (
            MassExtendRenewalDateRequest)
        from appstoreserverlibrary.models.NotificationHistoryRequest import (
            NotificationHistoryRequest)
        from appstoreserverlibrary.models.Status import Status
        from appstoreserverlibrary.models.TransactionHistoryRequest import (
            Order, ProductType, TransactionHistoryRequest)
        from appstoreserverlibrary.signed_data_verifier import SignedDataVerifier

        q = json.load(open(sys.argv[1]))
        bundle = "com.example.game"
        verifier = SignedDataVerifier(
            [base64.b64decode(q["root"])], False, Environment.SANDBOX, bundle, None)
        api = AppStoreServerAPIClient(
            q["key"].encode(), q["keyId"], q["issuer"], bundle, Environment.SANDBOX)
        api._base_url = q["url"]
        ids, day, answers = q["ids"], 86400000, {}

        def case(body):
            try:
                answers[body.__name__] = str(body())
            except APIException as refusal:
                answers[body.__name__] = f"{refusal.http_status_code} {refusal.raw_api_error}"

        def last(transaction, states=None):
            found = api.get_all_subscription_statuses(transaction, states)
            assert found.bundleId == bundle and found.environment == Environment.SANDBOX
            assert len(found.data) == 1 and found.data[0].subscriptionGroupIdentifier == "club"
            item = found.data[0].lastTransactions[0]
            paid = verifier.verify_and_decode_signed_transaction(item.signedTransactionInfo)
            renewal = verifier.verify_and_decode_renewal_info(item.signedRenewalInfo)
            assert item.originalTransactionId == paid.originalTransactionId
            assert renewal.originalTransactionId == paid.originalTransactionId
            assert renewal.renewalDate == paid.expiresDate
            assert renewal.appTransactionId == paid.appTransactionId
            return item, paid, renewal

        def history(**filters):
            found, revision = [], None
            while True:
                page = api.get_transaction_history(
                    ids[0], revision, TransactionHistoryRequest(**filters),
                    GetTransactionHistoryVersion.V2)
                found += page.signedTransactions
                revision = page.revision
                if not page.hasMore:
                    break
            read = [verifier.verify_and_decode_signed_transaction(one) for one in found]
            return " ".join(
                f"{ids.index(one.transactionId)}:{one.productId}" for one in read)

        @case
        def status():
            item, paid, renewal = last(ids[1])
            assert paid.transactionId == ids[-1] and paid.webOrderLineItemId
            return (f"{item.status.name} {paid.productId} {paid.type.name} {paid.price} "
                    f"{paid.transactionReason.name} {renewal.autoRenewStatus.name} "
                    f"{renewal.autoRenewProductId} {renewal.expirationIntent}")

        @case
        def status_of_state():
            return last(ids[0], [Status.ACTIVE, Status.EXPIRED])[0].status.name

        @case
        def no_status():
            return api.get_all_subscription_statuses(ids[0], [Status.BILLING_RETRY]).data

        @case
        def refunded_status():
            item, paid, renewal = last(q["refunded"])
            return (f"{item.status.name} {paid.revocationReason.name} {paid.revocationType.name} "
                    f"{paid.revocationPercentage} {renewal.autoRenewStatus.name} "
                    f"{renewal.eligibleWinBackOfferIds}")

        @case
        def renewals():
            return history(
                productTypes=[ProductType.AUTO_RENEWABLE], subscriptionGroupIdentifiers=["club"],
                inAppOwnershipType=InAppOwnershipType.PURCHASED, revoked=False)

        @case
        def gold():
            return history(productIds=["gold"], sort=Order.DESCENDING)

        @case
        def revoked():
            return history(revoked=True, subscriptionGroupIdentifiers=["club", "other"])

        @case
        def other_group():
            return history(subscriptionGroupIdentifiers=["other"])

        @case
        def family():
            return history(inAppOwnershipType=InAppOwnershipType.FAMILY_SHARED)

        @case
        def trial():
            read = verifier.verify_and_decode_signed_transaction(
                api.get_transaction_info(ids[0]).signedTransactionInfo)
            return (f"{read.offerType.name} {read.offerDiscountType.name} {read.offerPeriod} "
                    f"{read.price} {read.isUpgraded}")

        @case
        def upgraded():
            read = verifier.verify_and_decode_signed_transaction(
                api.get_transaction_info(ids[2]).signedTransactionInfo)
            return f"{read.isUpgraded} {read.revocationDate}"

        @case
        def order():
            found = api.look_up_order_id(q["order"])
            read = [verifier.verify_and_decode_signed_transaction(one)
                    for one in found.signedTransactions]
            return f"{found.status.name} {' '.join(str(ids.index(one.transactionId)) for one in read)}"

        @case
        def refunds():
            found = api.get_refund_history(ids[0], None)
            read = [verifier.verify_and_decode_signed_transaction(one)
                    for one in found.signedTransactions]
            return " ".join(str(ids.index(one.transactionId)) for one in read)

        def extend(transaction, request="one"):
            return api.extend_subscription_renewal_date(transaction, ExtendRenewalDateRequest(
                extendByDays=10, extendReasonCode=ExtendReasonCode.SERVICE_ISSUE_OR_OUTAGE,
                requestIdentifier=request))

        @case
        def extended():
            before = last(ids[0])[1]
            made = extend(ids[0])
            assert extend(ids[0]) == made
            after = last(ids[0])[1]
            assert made.effectiveDate == after.expiresDate
            assert made.webOrderLineItemId == after.webOrderLineItemId
            return (f"{made.success} {made.originalTransactionId == ids[0]} "
                    f"{(after.expiresDate - before.expiresDate) // day}")

        @case
        def extended_by_renewal():
            extend(ids[1])

        @case
        def extended_refunded():
            extend(q["refunded"])

        @case
        def extended_many():
            made = api.extend_renewal_date_for_all_active_subscribers(MassExtendRenewalDateRequest(
                extendByDays=5, extendReasonCode=ExtendReasonCode.OTHER,
                requestIdentifier="many", storefrontCountryCodes=["USA"], productId="gold"))
            found = api.get_status_of_subscription_renewal_date_extensions("many", "gold")
            return (f"{made.requestIdentifier} {found.complete} {found.completeDate is not None} "
                    f"{found.succeededCount} {found.failedCount}")

        @case
        def extended_too_often():
            extend(ids[0], "two")

        @case
        def notifications_too_long_ago():
            api.get_notification_history(None, NotificationHistoryRequest(
                startDate=q["start"], endDate=q["start"] + 120 * day))

        @case
        def notifications():
            kinds = []
            for payload in q["payloads"]:
                read = verifier.verify_and_decode_notification(payload)
                paid = verifier.verify_and_decode_signed_transaction(read.data.signedTransactionInfo)
                renewal = verifier.verify_and_decode_renewal_info(read.data.signedRenewalInfo)
                assert paid.originalTransactionId == renewal.originalTransactionId
                name = ".".join(filter(None, [read.rawNotificationType, read.rawSubtype]))
                kinds.append(f"{name}={read.data.rawStatus}")
            return " ".join(kinds)

        print(json.dumps(answers))
        """

    @Test(
        "the library reads statuses and history, extends one and many, and verifies each payload",
        .needsPython)
    func client() async throws {
        let today = Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
        let club = try await AppleClub(SubscriptionSettings(hasGracePeriod: true), now: today)
        let start = club.backend.now
        let life = try await club.live()
        let refunded = try await club.buy("gold", at: 9_990, as: "bob").transaction
        _ = try await club.backend.refund(refunded.id)
        await NotificationWorker(club.backend, over: SilentNotificationSender()).sendDue()
        // The endpoint returns 30 days; the store itself has the whole history.
        let sent = try await club.backend.history(
            NotificationHistoryQuery(start: start, end: club.backend.now))
        let question = Question(
            start: start.milliseconds,
            payloads: sent.items.reversed().map(\.signedPayload.compact),
            ids: life.map(\.id.rawValue),
            order: try #require(life[1].orderID).rawValue, refunded: refunded.id.rawValue)
        let output = try await PythonChecker.run(
            Self.program, input: try JSONEncoder().encode(AppleQuestion(club.shop, question)))
        let answers = try JSONDecoder().decode([String: String].self, from: Data(output.utf8))
        for (name, answer) in Self.expected {
            #expect(answers[name] == answer, "\(name)")
        }
        #expect(Set(answers.keys) == Set(Self.expected.keys))
    }

    private static let expected = [
        "status": "ACTIVE gold AUTO_RENEWABLE_SUBSCRIPTION 9990 RENEWAL OFF gold None",
        "status_of_state": "ACTIVE", "no_status": "[]",
        "refunded_status":
            "REVOKED REFUNDED_FOR_OTHER_REASON REFUND_FULL 100000 OFF ['comeback']",
        "renewals": "0:silver 2:silver 3:gold 4:gold", "gold": "4:gold 3:gold",
        "revoked": "1:silver", "other_group": "", "family": "",
        "trial": "INTRODUCTORY_OFFER FREE_TRIAL P1W 0 None", "upgraded": "True None",
        "order": "VALID 1", "refunds": "1", "extended": "True True 10",
        "extended_by_renewal": "404 4040005", "extended_refunded": "403 4030004",
        "extended_many": "many True True 1 0", "extended_too_often": "403 4030005",
        "notifications_too_long_ago": "400 4000012",
        "notifications": [
            "SUBSCRIBED.INITIAL_BUY=1", "DID_RENEW=1", "DID_FAIL_TO_RENEW.GRACE_PERIOD=4",
            "DID_RENEW.BILLING_RECOVERY=1", "DID_CHANGE_RENEWAL_PREF.UPGRADE=1", "DID_RENEW=1",
            "REFUND=1", "DID_CHANGE_RENEWAL_STATUS.AUTO_RENEW_DISABLED=1",
            "SUBSCRIBED.INITIAL_BUY=1", "REFUND=5",
            "DID_CHANGE_RENEWAL_STATUS.AUTO_RENEW_DISABLED=5",
        ].joined(separator: " "),
    ]
}
