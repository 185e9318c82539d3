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
            SandboxRoutes.refund.path(["../a/b?c"])
                == "/sandbox/v1/transactions/..%2Fa%2Fb%3Fc/refund")
        #expect(DeviceRoutes.identity.path() == "/kiosk/v1/identity")
    }

    @Test("every refusal has a status of its own class")
    func statuses() {
        for code in Refusal.Code.allCases {
            #expect((400...599).contains(code.httpStatus), "\(code)")
        }
    }

    @Test("all routes differ")
    func routes() {
        let all = DeviceRoutes.all + MerchantRoutes.all + SandboxRoutes.all
        #expect(Set(all).count == all.count)
    }
}
