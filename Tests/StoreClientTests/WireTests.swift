import StoreAPI
import Testing

@Suite("Texts on the wire")
struct WireTests {
    @Test(
        "any text is decoded to what was encoded",
        arguments: ["", "a b", "../../x", "%2e", "ö/新\u{0}\n", "a?b#c&d=e", "~-._"])
    func roundTrip(text: String) {
        let encoded = WireText.encoded(text)
        #expect(encoded.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "/") })
        #expect(WireText.decoded(encoded) == text)
    }

    @Test(
        "a broken escape and bytes that are not UTF-8 are refused",
        arguments: ["%", "%4", "%zz", "%FF", "%C0%80"])
    func broken(text: String) {
        #expect(WireText.decoded(text) == nil)
    }

    @Test("a value stays one path segment, whatever it contains")
    func path() {
        #expect(
            ControlCalls.paid.route.path(["../a/b?c"])
                == "/sandbox/v1/accounts/..%2Fa%2Fb%3Fc/paid")
        #expect(StoreCalls.identity.route.path() == "/kiosk/v1/identity")
    }

    @Test("every refusal has a status of its own class")
    func statuses() {
        for code in Refusal.Code.allCases {
            let status = WireFailure(Refusal(code, "")).httpStatus
            #expect((400...599).contains(status), "\(code)")
        }
    }

    @Test("a damaged row is a server error with advice, is not a refusal, and keeps its sentence")
    func damage() {
        let sentence = "The column “currency” of transactions 7 cannot be read."
        let failure = WireFailure(damage: sentence)
        #expect(failure.httpStatus == 500 && failure.refusal == nil)
        #expect(failure.errorMessage.contains("kiosk doctor"))
        #expect(failure.damage == sentence)
        #expect(WireFailure(errorCode: failure.errorCode, errorMessage: "x").damage == "x")
        #expect(WireFailure(Refusal(.internalError, sentence)).damage == nil)
    }

    @Test("all routes differ")
    func routes() {
        let all = DeviceRoutes.all + MerchantCalls.routes + ControlCalls.routes
        #expect(Set(all).count == all.count)
    }
}
