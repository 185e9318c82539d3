import FoundationEssentials
import StoreModel

/// Decodes a signed transaction without verifying it, because its sender has verified it.
enum SignedClaims {
    /// Returns the transaction; nil if it cannot be decoded.
    static func transaction(of jws: JWS) -> Transaction? {
        let segments = jws.compact.split(separator: ".", omittingEmptySubsequences: false)
        guard segments.count == 3 else { return nil }
        var text = segments[1].replacing("-", with: "+").replacing("_", with: "/")
        text += String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
        return Data(base64Encoded: String(text)).flatMap {
            try? JSONDecoder().decode(Transaction.self, from: $0)
        }
    }
}
