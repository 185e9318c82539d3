import StoreClient
import Testing

@Suite("The address of the team's own server")
struct MerchantAddressTests {
    @Test(
        "an address uses TLS or this machine, with or without a path",
        arguments: [
            ("https://shop.example.com", "https://shop.example.com"),
            ("https://shop.example.com/", "https://shop.example.com"),
            (
                "https://shop.example.com:8443/api/v1/kiosk",
                "https://shop.example.com:8443/api/v1/kiosk"
            ),
            ("https://10.0.0.7/kiosk/", "https://10.0.0.7/kiosk"),
            ("http://127.0.0.1:5000", "http://127.0.0.1:5000"),
            ("http://localhost:5000/a_b~c.d-e", "http://localhost:5000/a_b~c.d-e"),
            ("http://[::1]:5000/x", "http://[::1]:5000/x"),
        ])
    func possible(text: String, said: String) throws {
        #expect(try MerchantAddress(text).description == said)
    }

    @Test(
        "plain HTTP to another machine is refused, because an intermediary could forge grants",
        arguments: [
            "http://shop.example.com", "http://10.0.0.7:5000/kiosk", "http://0.0.0.0:5000",
            "http://127.0.0.1.example.com", "http://localhost.example.com/a",
        ])
    func inTheClear(text: String) {
        let fault = #expect(throws: MerchantAddress.Fault.self) { try MerchantAddress(text) }
        #expect(fault?.message.contains("not signed") == true)
    }

    @Test(
        "any other address that could lead elsewhere is refused",
        arguments: [
            "", "kiosk.example.com", "ftp://127.0.0.1", "https://", "https:///path", "https://a//b",
            "https://user:secret@shop.example.com", "https://shop.example.com/../x",
            "https://shop.example.com/./x", "https://shop.example.com/a?b=c",
            "https://shop.example.com/#x", "https://shop.example.com/%2e%2e/x",
            "https://shop.example.com/ä", "https://shop.example.com/a b",
            "https://shop.example.com\r\n/x", "HTTPS://shop.example.com", "https:/shop/x",
            "https://shop.example.com:0/x", "https://shop.example.com:70000",
            "https://shop.example.com/" + String(repeating: "a", count: 1001),
        ])
    func impossible(text: String) {
        #expect(throws: MerchantAddress.Fault.self) { try MerchantAddress(text) }
    }
}
