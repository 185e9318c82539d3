import StoreAPI

/// Where the team's own server is: `https://`, or `http://` to this machine, a host, perhaps a port and a path.
///
/// Its answers are not signed, so that whoever could change them on the way could grant and refuse.
package struct MerchantAddress: Hashable, Sendable, CustomStringConvertible {
    /// Why a text is no address of a merchant.
    package struct Fault: Error, Hashable, Sendable {
        /// What is wrong with it, one sentence.
        package let message: String
    }

    /// The address without a slash at the end.
    package var description: String { server.description + path }
    /// The server.
    let server: BackendAddress
    /// What comes after it, beginning with a slash; empty for nothing.
    let path: String

    /// Reads an address.
    package init(_ text: String) throws(Fault) {
        let (head, path) = Self.split(text)
        guard let server = try? BackendAddress(head), Self.isPath(path) else {
            throw Fault(
                message: "A merchant is http:// or https://, a host, perhaps a port, and a path of "
                    + "letters, digits, dots, hyphens and underscores.")
        }
        guard server.isEncrypted || server.isLoopback else {
            throw Fault(
                message: "A merchant's answers are not signed, so that they count over https:// or "
                    + "from this machine (http://127.0.0.1:PORT) only.")
        }
        self.server = server
        self.path = String(path)
    }

    private static func split(_ text: String) -> (head: String, path: Substring) {
        let trimmed = text.hasSuffix("/") ? text.dropLast() : text[...]
        guard let colon = trimmed.firstIndex(of: ":") else { return (text, "") }
        // The slashes of the scheme are the first two after the colon.
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
