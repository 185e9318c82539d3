import Foundation
import StoreAPI
import StoreModel
import Testing

@testable import KioskApp

@Suite("Acts as requests with curl")
struct CurlCommandTests {
    private static let curl = CurlCommand(
        address: "http://127.0.0.1:8484", account: "ann", device: "phone-1")
    private static let action =
        "--request POST http://127.0.0.1:8484/sandbox/v1/actions "
        + #"--header "Authorization: Bearer $KIOSK_TOKEN" "#
        + "--header 'Content-Type: application/json' --data-raw "

    @Test("a request with curl has a placeholder in place of the token")
    func placeholder() throws {
        let action = SandboxAction.family(change: .leave(account: "it's"))
        let text = try #require(Self.curl.text(of: action))
        #expect(text.hasPrefix("curl --fail-with-body " + Self.action + "'{"))
        #expect(text.contains(#"it'\''s"#))
        #expect(Self.curl.text(of: .clearHistory(account: "ann", after: nil)) == nil)
    }

    @Test("a change of the clock processes all that became due")
    func clock() throws {
        for change in [ClockChange.nextEvent, .forward(milliseconds: 1000)] {
            let text = try #require(Self.curl.text(of: .clock(change)))
            #expect(text.hasPrefix("curl --fail-with-body " + Self.action), "\(text)")
            let parts = text.components(
                separatedBy: " && while curl --fail-with-body --silent " + Self.action)
            #expect(parts.count == 2, "\(text)")
            #expect(parts.last?.contains("settle") == true)
            #expect(parts.last?.hasSuffix(" | grep -q settledUntil; do :; done") == true)
        }
        let rate = try #require(Self.curl.text(of: .clock(.rate(0))))
        #expect(!rate.contains(" && "))
    }

    @Test("a purchase is its requests to the store and the merchant, without secrets")
    func purchase() throws {
        let dollars = try #require(Currency(code: "USD"))
        let intent = Intent(
            id: "0195c7a0-0000-7000-8000-000000000001", account: "ann", productID: "gems.60",
            type: .consumable, displayName: "Ann's gems", quantity: 2,
            unitPrice: Price(milliunits: 990, currency: dollars), outcome: .approve,
            confirmedAt: Timestamp(milliseconds: 1_800_000_000_000))
        let text = try #require(Self.curl.text(of: intent, "M-1"))
        let requests = text.components(separatedBy: " && ")
        try #require(requests.count == 3, "\(text)")
        let address = "http://127.0.0.1:8484"
        let caller =
            #" --header "Authorization: Bearer $KIOSK_DEVICE_SECRET""#
            + " --header 'Kiosk-Account: ann' --header 'Kiosk-Device: phone-1'"
            + " --header 'X-Request-Id: 0195c7a0-0000-7000-8000-000000000001' --header '"
        for (request, start) in zip(
            requests,
            [
                "PUT \(address)/merchant/v1/orders/0195c7a0-0000-7000-8000-000000000001",
                "POST \(address)/kiosk/v1/purchases", "POST \(address)/merchant/v1/verifications",
            ])
        {
            let line = "curl --fail-with-body --request \(start)\(caller)"
            #expect(request.hasPrefix(line), "\(request)")
        }
        #expect(
            requests[1].contains("'Idempotency-Key: 0195c7a0-0000-7000-8000-000000000001'"))
        #expect(requests[1].contains(#""appAccountToken":"'"${APP_ACCOUNT_TOKEN:?}"'""#))
        #expect(requests[1].contains(#"Ann'\''s gems"#))
        #expect(requests[2].contains(#""signedTransaction":"'"${SIGNED_TRANSACTION:?}"'""#))
        #expect(requests[1].contains(#""merchantOrder":"M-1""#))
    }
}
