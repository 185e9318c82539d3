import StoreClient
import Testing

@Suite("The address of a shared backend")
struct BackendAddressTests {
    @Test(
        "an address has a scheme, a host and optionally a port",
        arguments: [
            ("http://127.0.0.1:8484", "http://127.0.0.1:8484", true),
            ("http://localhost:8484/", "http://localhost:8484", true),
            ("http://[::1]:80", "http://[::1]:80", true),
            ("https://shop.example", "https://shop.example", false),
            ("https://shop.example:443", "https://shop.example:443", false),
            ("http://127.0.0.1.evil.example", "http://127.0.0.1.evil.example", false),
            ("http://127.evil.example.com", "http://127.evil.example.com", false),
        ])
    func possible(text: String, shown: String, isLoopback: Bool) throws {
        let address = try BackendAddress(text)
        #expect(address.description == shown)
        #expect(address.isLoopback == isLoopback)
        #expect(address.isEncrypted == text.hasPrefix("https"))
    }

    @Test(
        "an address that could lead elsewhere than it seems is invalid",
        arguments: [
            "", "embedded", "127.0.0.1:8484", "ftp://a", "HTTP://a", "http://", "http:///",
            "http://:80",
            "http://a:", "http://a:0", "http://a:65536", "http://a:08484", "http://a:+80",
            "http://a:80:80", "http://user@a", "http://user:password@a", "http://a/kiosk",
            "http://a?b", "http://a#b", "http://a b", "http://a\nb", "http://ä.example",
            "http://[::1",
            "http://[a]", "http://[::1]x", "http://a//", "http://%61",
        ])
    func impossible(text: String) {
        #expect(throws: BackendAddress.Fault.self) { try BackendAddress(text) }
    }
}
