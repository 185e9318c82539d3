/// Python programs that use Apple's library.
enum AppleMethods {
    /// Calls each method of Apple's client with a valid request, an unknown ID and the ID of an app transaction, and
    /// prints the outcomes by method: `done`, `not offered` or the error number, and an empty text if such a request
    /// does not exist.
    static let program = """
        import inspect, json, sys, uuid, warnings
        from appstoreserverlibrary.api_client import (
            APIException, AppStoreServerAPIClient, GetTransactionHistoryVersion)
        from appstoreserverlibrary.models.ConsumptionRequest import ConsumptionRequest
        from appstoreserverlibrary.models.ConsumptionRequestV1 import ConsumptionRequestV1
        from appstoreserverlibrary.models.DefaultConfigurationRequest import (
            DefaultConfigurationRequest)
        from appstoreserverlibrary.models.DeliveryStatus import DeliveryStatus
        from appstoreserverlibrary.models.Environment import Environment
        from appstoreserverlibrary.models.ExtendReasonCode import ExtendReasonCode
        from appstoreserverlibrary.models.ExtendRenewalDateRequest import ExtendRenewalDateRequest
        from appstoreserverlibrary.models.MassExtendRenewalDateRequest import (
            MassExtendRenewalDateRequest)
        from appstoreserverlibrary.models.NotificationHistoryRequest import (
            NotificationHistoryRequest)
        from appstoreserverlibrary.models.OrderLookupStatus import OrderLookupStatus
        from appstoreserverlibrary.models.PerformanceTestRequest import PerformanceTestRequest
        from appstoreserverlibrary.models.RealtimeUrlRequest import RealtimeUrlRequest
        from appstoreserverlibrary.models.TransactionHistoryRequest import TransactionHistoryRequest
        from appstoreserverlibrary.models.UpdateAppAccountTokenRequest import (
            UpdateAppAccountTokenRequest)
        from appstoreserverlibrary.models.UploadMessageRequestBody import UploadMessageRequestBody

        warnings.simplefilter("ignore")
        q = json.load(open(sys.argv[1]))
        bundle = "com.example.game"
        api = AppStoreServerAPIClient(
            q["key"].encode(), q["keyId"], q["issuer"], bundle, Environment.SANDBOX)
        api._base_url = q["url"]
        gems, plan, app, day = q["gems"], q["plan"], q["app"], 86400000
        reason, name = ExtendReasonCode.OTHER, str(uuid.uuid4())
        token = "7e3fb20b-4cdb-47cc-936d-99d65f608138"

        def history(id):
            refusals = []
            for version in GetTransactionHistoryVersion:
                try:
                    api.get_transaction_history(id, None, TransactionHistoryRequest(), version)
                except APIException as refusal:
                    refusals.append(refusal)
            assert len(refusals) in (0, 2)
            if refusals:
                raise refusals[1]

        def order(id):
            found = api.look_up_order_id(id)
            return None if found.status == OrderLookupStatus.VALID else "status 1"

        # By method: the call with an id, a right id, an unknown one, and whether an app transaction has such an id.
        known = {
            "extend_renewal_date_for_all_active_subscribers": (
                lambda id: api.extend_renewal_date_for_all_active_subscribers(
                    MassExtendRenewalDateRequest(
                        extendByDays=1, extendReasonCode=reason, requestIdentifier=name,
                        productId=id)), "gold", "nothing", False),
            "extend_subscription_renewal_date": (
                lambda id: api.extend_subscription_renewal_date(id, ExtendRenewalDateRequest(
                    extendByDays=1, extendReasonCode=reason, requestIdentifier=name)),
                plan, "1", True),
            "finish_transaction": (api.finish_transaction, gems, "1", True),
            "get_all_subscription_statuses": (api.get_all_subscription_statuses, gems, "1", True),
            "get_app_transaction_info": (api.get_app_transaction_info, gems, "1", True),
            "get_notification_history": (
                lambda id: api.get_notification_history(None, NotificationHistoryRequest(
                    startDate=q["now"] - day, endDate=q["now"], transactionId=id)),
                gems, "1", True),
            "get_refund_history": (lambda id: api.get_refund_history(id, None), gems, "1", True),
            "get_status_of_subscription_renewal_date_extensions": (
                lambda id: api.get_status_of_subscription_renewal_date_extensions(id, "gold"),
                name, "nothing", False),
            "get_test_notification_status": (
                api.get_test_notification_status, q["test"],
                "00000000-0000-4000-8000-000000000001_1", False),
            "get_transaction_history": (history, gems, "1", True),
            "get_transaction_info": (api.get_transaction_info, gems, "1", True),
            "look_up_order_id": (order, q["order"], "M000000000", False),
            "request_test_notification": (lambda id: api.request_test_notification(), "", "", False),
            "send_consumption_data": (
                lambda id: api.send_consumption_data(
                    id, ConsumptionRequestV1(customerConsented=True)), gems, "1", True),
            "send_consumption_information": (
                lambda id: api.send_consumption_information(id, ConsumptionRequest(
                    customerConsented=True, sampleContentProvided=False,
                    deliveryStatus=DeliveryStatus.DELIVERED)), gems, "1", True),
            "set_app_account_token": (
                lambda id: api.set_app_account_token(id, UpdateAppAccountTokenRequest(token)),
                plan, "1", True),
        }
        image = uuid.uuid4()
        messaging = {
            "upload_image": lambda: api.upload_image(image, b"PNG"),
            "delete_image": lambda: api.delete_image(image),
            "get_image_list": api.get_image_list,
            "upload_message": lambda: api.upload_message(
                image, UploadMessageRequestBody(header="a", body="b")),
            "delete_message": lambda: api.delete_message(image),
            "get_message_list": api.get_message_list,
            "configure_default_message": lambda: api.configure_default_message(
                "gold", "en-US", DefaultConfigurationRequest(messageIdentifier=image)),
            "delete_default_message": lambda: api.delete_default_message("gold", "en-US"),
            "get_default_message": lambda: api.get_default_message("gold", "en-US"),
            "configure_realtime_url": lambda: api.configure_realtime_url(
                RealtimeUrlRequest(realtimeURL="https://example.com")),
            "delete_realtime_url": api.delete_realtime_url,
            "get_realtime_url": api.get_realtime_url,
            "initiate_performance_test": lambda: api.initiate_performance_test(
                PerformanceTestRequest(originalTransactionId=plan)),
            "get_performance_test_results": lambda: api.get_performance_test_results(str(image)),
        }

        def outcome(call):
            try:
                said = call()
            except APIException as refusal:
                assert refusal.raw_api_error // 10000 == refusal.http_status_code
                assert refusal.error_message
                missing = refusal.raw_api_error == 4040000
                return "not offered" if missing else str(refusal.raw_api_error)
            return f"done, {said}" if isinstance(said, str) else "done"

        outcomes = {method: [outcome(call), "", ""] for method, call in messaging.items()}
        for method, (call, right, unknown, has_app) in known.items():
            outcomes[method] = [
                outcome(lambda: call(right)), outcome(lambda: call(unknown)) if unknown else "",
                outcome(lambda: call(app)) if has_app else ""]
        offered = {method for method, _ in inspect.getmembers(
            AppStoreServerAPIClient, inspect.isfunction) if not method.startswith("_")}
        assert offered == set(outcomes), offered ^ set(outcomes)
        print(json.dumps(outcomes))
        """

    /// Prints the name of Apple's page for each number of the library's `APIError`, which its source states after each
    /// member.
    static let errors = """
        import inspect, json, re
        from appstoreserverlibrary.api_client import APIError

        source = inspect.getsource(APIError)
        pages = {}
        for number, text in re.findall(r'= (\\d{7})\\s+\"\"\"(.*?)\"\"\"', source, re.S):
            pages[number] = re.search(r"developer.apple.com/documentation/\\w+/(\\w+)", text)[1]
        assert set(pages) == {str(one.value) for one in APIError}
        print(json.dumps(pages))
        """
}
