package import StoreModel

/// Creates identifiers of the App Store Server API, in Apple's format.
package enum ServerAPIIdentifier {
    /// Returns the ID of a new key: ten uppercase letters and digits.
    ///
    /// - Parameter chance: 64 random bits; the ID has room for about 52 of them.
    package static func keyID(chance: UInt64) -> APIKeyID {
        var rest = chance
        var text = ""
        for _ in 0..<10 {
            text.append(alphabet[Int(rest % 36)])
            rest /= 36
        }
        return APIKeyID(text)
    }

    /// Returns the ID of an app transaction: 18 digits.
    ///
    /// - Parameter digest: A hash of the store and the account, in hexadecimal.
    package static func appTransactionID(digest: String) -> String {
        let number = String(UInt64(digest.prefix(12), radix: 16) ?? 0)
        return appTransaction + String(repeating: "0", count: max(0, 15 - number.count)) + number
    }

    /// Whether a text has the format of an app transaction ID.
    package static func isAppTransactionID(_ text: String) -> Bool {
        text.utf8.count == 18 && text.hasPrefix(appTransaction)
    }

    private static let appTransaction = "704"

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
}
