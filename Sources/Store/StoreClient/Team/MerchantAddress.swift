import StoreAPI

/// The address of the team's own server: `https://`, or `http://` for this machine, a host, an optional port and a
/// path.
///
/// The server's answers are not signed, so a modified answer could grant or refuse goods.
package struct MerchantAddress: Hashable, Sendable, CustomStringConvertible {
    /// Why a text is not a valid address of a merchant.
    package struct Fault: Error, Hashable, Sendable {
        /// The error in one sentence.
        package let message: String
    }

    /// The address without a trailing slash.
    package var description: String { server.description + path }
    /// The server's address.
    let server: BackendAddress
    /// The path with its leading slash; may be empty.
    let path: String

    /// Parses an address.
    package init(_ text: String) throws(Fault) {
        let (head, path) = Self.split(text)
        guard let server = try? BackendAddress(head), Self.isPath(path) else {
            throw Fault(
                message:
                    "The address of a merchant is http:// or https://, a host, an optional port, and "
                    + "a path of letters, digits, dots, hyphens and underscores.")
        }
        guard server.isEncrypted || server.isLoopback else {
            throw Fault(
                message: "A merchant's answers are not signed: use https://, or a server on this "
                    + "machine (http://127.0.0.1:PORT).")
        }
        self.server = server
        self.path = String(path)
    }

    private static func split(_ text: String) -> (head: String, path: Substring) {
        let trimmed = text.hasSuffix("/") ? text.dropLast() : text[...]
        guard let colon = trimmed.firstIndex(of: ":") else { return (text, "") }
        // The two slashes of the scheme follow the colon and are skipped.
        let rest = trimmed[colon...].dropFirst(3)
        guard let slash = rest.firstIndex(of: "/") else { return (String(trimmed), "") }
        return (String(trimmed[..<slash]), trimmed[slash...])
    }

    private static func isPath(_ path: Substring) -> Bool {
        guard !path.isEmpty else { return true }
        let segments = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        return path.utf8.count <= 1000
            && segments.allSatisfy { segment in
                !segment.isEmpty && segment != "." && segment != ".."
                    && segment.utf8.allSatisfy(WireText.isUnreserved)
            }
    }
}
