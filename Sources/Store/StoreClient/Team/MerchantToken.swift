import StoreAPI

/// What tells the team's own server that a request is its kiosk's: a bearer token (RFC 6750, section 2.1).
///
/// It shows itself nowhere but in the header of a request to the address that it is given with.
package struct MerchantToken: Sendable, CustomStringConvertible {
    /// The value of the header `Authorization`.
    let authorization: String

    /// Says only that it is one.
    package var description: String { "a token" }

    /// Reads the first line of a text.
    ///
    /// - Returns: Nil where that is no token: 1 to 4096 letters, digits and `-._~+/`, and `=` at the end only.
    package init?(_ text: String) {
        let line = text.prefix { !$0.isNewline }
        let filling = line.reversed().prefix { $0 == "=" }.count
        let signs = line.dropLast(filling).utf8
        guard !signs.isEmpty, line.utf8.count <= 4096, signs.allSatisfy(Self.isSign) else {
            return nil
        }
        authorization = "Bearer \(line)"
    }

    private static func isSign(_ byte: UInt8) -> Bool {
        WireText.isUnreserved(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "/")
    }
}
