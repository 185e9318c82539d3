/// A client program with Apple's own library for Python, which calls each endpoint and verifies each payload.
enum AppleClient {
    /// Prints the result of each case, as one JSON object.
    static let program = """
        import base64, json, sys
        from apple_purchase_receipt_verifier import Config, Verifier
        from appstoreserverlibrary.api_client import (
            APIException, AppStoreServerAPIClient, GetTransactionHistoryVersion)
        from appstoreserverlibrary.models.AccountTenure import AccountTenure
        from appstoreserverlibrary.models.ConsumptionRequest import ConsumptionRequest
        from appstoreserverlibrary.models.ConsumptionRequestV1 import ConsumptionRequestV1
        from appstoreserverlibrary.models.DeliveryStatus import DeliveryStatus
        from appstoreserverlibrary.models.Environment import Environment
        from appstoreserverlibrary.models.ExtendReasonCode import ExtendReasonCode
        from appstoreserverlibrary.models.ExtendRenewalDateRequest import ExtendRenewalDateRequest
        from appstoreserverlibrary.models.MassExtendRenewalDateRequest import (
            MassExtendRenewalDateRequest)
        from appstoreserverlibrary.models.PlayTime import PlayTime
        from appstoreserverlibrary.models.RefundPreference import RefundPreference
        from appstoreserverlibrary.models.Status import Status
        from appstoreserverlibrary.models.TransactionHistoryRequest import (
            Order, ProductType, TransactionHistoryRequest)
        from appstoreserverlibrary.models.UpdateAppAccountTokenRequest import (
            UpdateAppAccountTokenRequest)
        from appstoreserverlibrary.signed_data_verifier import SignedDataVerifier

        q = json.load(open(sys.argv[1]))
        root = base64.b64decode(q["root"])
        bundle = q["bundle"]
        verifier = SignedDataVerifier([root], False, Environment.SANDBOX, bundle, 1)

        def client(key_id=q["keyId"], issuer=q["issuer"]):
            made = AppStoreServerAPIClient(
                q["key"].encode(), key_id, issuer, bundle, Environment.SANDBOX)
            made._base_url = q["url"]
            return made

        api = client()
        gems, ads = q["gems"], q["ads"]
        answers = {}

        def case(body):
            name = body.__name__
            try:
                answers[name] = body()
            except APIException as refusal:
                answers[name] = f"{refusal.http_status_code} {refusal.raw_api_error}"

        def ids(signed):
            return " ".join(
                verifier.verify_and_decode_signed_transaction(one).transactionId for one in signed)

        def history(request, version=GetTransactionHistoryVersion.V2, transaction=gems):
            found, revision = [], None
            while True:
                page = api.get_transaction_history(transaction, revision, request, version)
                assert page.bundleId == bundle and page.environment == Environment.SANDBOX
                found += page.signedTransactions
                revision = page.revision
                if not page.hasMore:
                    break
            again = api.get_transaction_history(transaction, revision, request, version)
            assert again.signedTransactions == [] and not again.hasMore
            return ids(found)

        @case
        def transaction():
            info = api.get_transaction_info(gems)
            read = verifier.verify_and_decode_signed_transaction(info.signedTransactionInfo)
            return f"{read.transactionId} {read.productId} {read.quantity} {read.price}"

        @case
        def whole_history():
            return history(TransactionHistoryRequest())

        @case
        def filtered_history():
            return history(TransactionHistoryRequest(
                startDate=0, endDate=4102444800000, productIds=["noads", "other"],
                productTypes=[ProductType.NON_CONSUMABLE, ProductType.CONSUMABLE],
                sort=Order.DESCENDING, revoked=False))

        @case
        def first_history():
            return history(TransactionHistoryRequest(), GetTransactionHistoryVersion.V1)

        @case
        def wrong_revision():
            api.get_transaction_history(
                gems, "other", TransactionHistoryRequest(), GetTransactionHistoryVersion.V2)

        @case
        def refunds():
            found = api.get_refund_history(gems, None)
            assert not found.hasMore and found.revision
            read = [verifier.verify_and_decode_signed_transaction(one)
                    for one in found.signedTransactions]
            assert all(one.revocationDate and one.revocationReason is not None for one in read)
            return " ".join(one.transactionId for one in read)

        @case
        def order():
            found = api.look_up_order_id(q["order"])
            return f"{found.status.name} {ids(found.signedTransactions)}"

        @case
        def no_order():
            found = api.look_up_order_id("M000000000")
            return f"{found.status.name} {found.signedTransactions}"

        @case
        def app_transaction():
            info = api.get_app_transaction_info(gems)
            read = verifier.verify_and_decode_app_transaction(info.signedAppTransactionInfo)
            return f"{read.bundleId} {read.receiptType.value} {read.originalPlatform.name}"

        @case
        def subscriptions():
            found = api.get_all_subscription_statuses(gems, [Status.ACTIVE, Status.EXPIRED])
            return f"{found.bundleId} {found.environment.value} {found.data}"

        @case
        def consumption():
            return str(api.send_consumption_information(gems, ConsumptionRequest(
                customerConsented=True, deliveryStatus=DeliveryStatus.DELIVERED,
                sampleContentProvided=False, consumptionPercentage=50000,
                refundPreference=RefundPreference.GRANT_PRORATED)))

        @case
        def first_consumption():
            return str(api.send_consumption_data(gems, ConsumptionRequestV1(
                customerConsented=True, accountTenure=AccountTenure.THIRTY_DAYS_TO_NINETY_DAYS,
                playTime=PlayTime.ZERO_TO_FIVE_MINUTES, appAccountToken="")))

        @case
        def no_consent():
            api.send_consumption_data(gems, ConsumptionRequestV1(customerConsented=False))

        @case
        def app_account_token():
            token = "7e3fb20b-4cdb-47cc-936d-99d65f608138"
            api.set_app_account_token(ads, UpdateAppAccountTokenRequest(token))
            info = api.get_transaction_info(ads)
            read = verifier.verify_and_decode_signed_transaction(info.signedTransactionInfo)
            return str(read.appAccountToken == token)

        @case
        def finish():
            return str(api.finish_transaction(q["waiting"]))

        @case
        def extend():
            api.extend_subscription_renewal_date(gems, ExtendRenewalDateRequest(
                extendByDays=1, extendReasonCode=ExtendReasonCode.CUSTOMER_SATISFACTION,
                requestIdentifier="request"))

        @case
        def extend_many():
            made = api.extend_renewal_date_for_all_active_subscribers(MassExtendRenewalDateRequest(
                extendByDays=1, extendReasonCode=ExtendReasonCode.OTHER,
                requestIdentifier="request", storefrontCountryCodes=["USA"], productId="club"))
            return made.requestIdentifier

        @case
        def extend_status():
            found = api.get_status_of_subscription_renewal_date_extensions("request", "club")
            return f"{found.complete} {found.succeededCount} {found.failedCount}"

        @case
        def no_extend_status():
            api.get_status_of_subscription_renewal_date_extensions("other", "club")

        @case
        def unknown_transaction():
            api.get_transaction_info("1")

        @case
        def no_transaction():
            api.get_transaction_info("none")

        @case
        def unknown_key():
            client(key_id="UNKNOWNKEY").get_transaction_info(gems)

        @case
        def unknown_issuer():
            client(issuer="somebody").get_transaction_info(gems)

        @case
        def second_verifier():
            found = api.get_transaction_info(gems).signedTransactionInfo
            ours = Verifier(Config(roots=[root])).verify_signed_data(found)
            theirs = Verifier(Config()).verify_signed_data(found)
            return f"{ours.verified} {json.loads(ours.payload.json)['productId']} {theirs.verified}"

        print(json.dumps(answers))
        """
}
