import StoreAPI

/// The bearer token that authenticates kiosk at the team's own server (RFC 6750, section 2.1).
///
/// It is included only in the header of requests to its own address.
package struct MerchantToken: Sendable, CustomStringConvertible {
    /// The value of the `Authorization` header.
    let authorization: String

    /// A fixed text that does not reveal the token.
    package var description: String { "a token" }

    /// Parses the first line of a text.
    ///
    /// - Returns: Nil for an invalid token. A valid one has 1 to 4096 letters, digits and `-._~+/`, with `=` only at
    ///   the end.
    package init?(_ text: String) {
        let line = text.prefix { !$0.isNewline }
        let filling = line.reversed().prefix { $0 == "=" }.count
        let signs = line.dropLast(filling).utf8
        guard !signs.isEmpty, line.utf8.count <= 4096, signs.allSatisfy(Self.isTokenCharacter)
        else {
            return nil
        }
        authorization = "Bearer \(line)"
    }

    private static func isTokenCharacter(_ byte: UInt8) -> Bool {
        WireText.isUnreserved(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "/")
    }
}
