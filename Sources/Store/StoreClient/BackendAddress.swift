/// The address of a shared backend: `http://` or `https://`, a host and an optional port, and nothing else.
package struct BackendAddress: Hashable, Sendable, CustomStringConvertible {
    /// Why a text is not a valid address.
    package struct Fault: Error, Hashable, Sendable {
        /// The error in one sentence.
        package let message: String
    }

    /// The address as `scheme://host:port`, without a trailing slash.
    package let description: String
    /// Whether the connection is protected against eavesdropping and modification.
    package let isEncrypted: Bool
    /// The host, without brackets.
    package let host: String

    /// Parses an address.
    package init(_ text: String) throws(Fault) {
        let isEncrypted = text.hasPrefix("https://")
        guard isEncrypted || text.hasPrefix("http://") else {
            throw Fault(message: "The address of a backend begins with http:// or https://.")
        }
        var rest = text.dropFirst(isEncrypted ? 8 : 7)
        if rest.hasSuffix("/") { rest.removeLast() }
        guard let (host, port) = Self.split(rest), Self.isHost(host) else {
            throw Fault(
                message: "The address of a backend is a host and an optional port, without a path.")
        }
        if let port {
            guard let number = UInt16(port), number > 0, String(number) == port else {
                throw Fault(message: "Invalid port: use a number from 1 to 65535.")
            }
        }
        self.isEncrypted = isEncrypted
        self.host = String(host)
        description = "\(isEncrypted ? "https" : "http")://\(rest)"
    }

    /// Whether the address is this machine, by a name that is never sent to a resolver.
    package var isLoopback: Bool {
        host == "::1" || host == "localhost"
            || host.split(separator: ".", omittingEmptySubsequences: false).count == 4
                && host.hasPrefix("127.") && host.utf8.allSatisfy { $0 == 46 || 48...57 ~= $0 }
    }

    private static func split(_ text: Substring) -> (Substring, Substring?)? {
        if text.hasPrefix("[") {
            guard let end = text.firstIndex(of: "]") else { return nil }
            let host = text[text.index(after: text.startIndex)..<end]
            let rest = text[text.index(after: end)...]
            guard host.contains(":"), rest.isEmpty || rest.hasPrefix(":") else { return nil }
            return (host, rest.isEmpty ? nil : rest.dropFirst())
        }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        switch parts.count {
        case 1: return (parts[0], nil)
        case 2: return (parts[0], parts[1])
        default: return nil
        }
    }

    private static func isHost(_ host: Substring) -> Bool {
        !host.isEmpty && host.utf8.count <= 253
            && host.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
                    UInt8(ascii: ":"):
                    true
                default: false
                }
            }
    }
}
