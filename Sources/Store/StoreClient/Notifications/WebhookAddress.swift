/// Where notifications are sent: `https://`, or `http://` on this machine, a host, perhaps a port, a path and a query.
package struct WebhookAddress: Hashable, Sendable, CustomStringConvertible {
    /// The address as it was written.
    package let description: String
    /// Scheme, host and port: a redirect may lead to no other.
    let origin: BackendAddress

    /// The longest address, in bytes.
    package static let limit = 2_000

    /// Reads an address.
    ///
    /// What is sent says who bought what, so that it goes over TLS or stays on this machine.
    package init(_ text: String) throws(BackendAddress.Fault) {
        guard text.utf8.count <= Self.limit, text.utf8.allSatisfy(Self.isPlain) else {
            throw BackendAddress.Fault(
                message: "A URL has up to \(Self.limit) visible ASCII characters, and no #.")
        }
        let scheme = text.hasPrefix("https://") ? "https://" : "http://"
        guard text.hasPrefix(scheme) else {
            throw BackendAddress.Fault(message: "A URL begins with http:// or https://.")
        }
        let rest = text.dropFirst(scheme.count)
        let host = rest.prefix { $0 != "/" && $0 != "?" }
        origin = try BackendAddress(scheme + host)
        guard origin.isEncrypted || origin.isLoopback else {
            throw BackendAddress.Fault(
                message:
                    "Notifications say who bought what: use https://, or a server on this machine.")
        }
        description = text
    }

    /// Where a redirect leads; nil where it leads to another scheme, host or port.
    func following(_ location: String) -> WebhookAddress? {
        let isPath = location.hasPrefix("/") && !location.hasPrefix("//")
        let text = isPath ? origin.description + location : location
        guard let next = try? WebhookAddress(text), next.origin == origin else { return nil }
        return next
    }

    /// Visible ASCII but for `#`, which begins what is never sent, and `\`, which some take for a slash.
    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x21...0x7E).contains(byte) && byte != UInt8(ascii: "#") && byte != UInt8(ascii: "\\")
    }
}
