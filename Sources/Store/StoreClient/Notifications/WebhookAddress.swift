/// The address of notifications: `https://`, or `http://` for this machine, a host, an optional port, a path and a
/// query.
package struct WebhookAddress: Hashable, Sendable, CustomStringConvertible {
    /// The address as it was entered.
    package let description: String
    /// The scheme, host and port, which a redirect must not change.
    let origin: BackendAddress

    /// The maximum length of an address, in bytes.
    package static let limit = 2_000

    /// Parses an address.
    ///
    /// Notifications contain purchases, so they must be sent over TLS or to this machine.
    package init(_ text: String) throws(BackendAddress.Fault) {
        guard text.utf8.count <= Self.limit, text.utf8.allSatisfy(Self.isPlain) else {
            throw BackendAddress.Fault(
                message: "A URL has at most \(Self.limit) visible ASCII characters, without #.")
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
                    "Notifications contain customer data: use https://, or a server on this machine."
            )
        }
        description = text
    }

    /// Returns the target of a redirect; nil if it has another scheme, host or port.
    func following(_ location: String) -> WebhookAddress? {
        let isPath = location.hasPrefix("/") && !location.hasPrefix("//")
        let text = isPath ? origin.description + location : location
        guard let next = try? WebhookAddress(text), next.origin == origin else { return nil }
        return next
    }

    /// Returns whether a byte is visible ASCII other than `#`, which starts a fragment that is never sent, and `\`,
    /// which some parsers treat as a slash.
    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x21...0x7E).contains(byte) && byte != UInt8(ascii: "#") && byte != UInt8(ascii: "\\")
    }
}
