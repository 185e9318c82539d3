package import StoreModel

/// Names that the App Store Server API needs, in the form of Apple's.
package enum ServerNumber {
    /// The name of a new key: ten capital letters and digits.
    ///
    /// - Parameter chance: Sixty-four random bits, of which the fifty-two that the name has room for count.
    package static func keyID(chance: UInt64) -> APIKeyID {
        var rest = chance
        var text = ""
        for _ in 0..<10 {
            text.append(alphabet[Int(rest % 36)])
            rest /= 36
        }
        return APIKeyID(text)
    }

    /// The number of a customer's copy of the app: eighteen digits.
    ///
    /// - Parameter digest: A hash of the store and the account, hexadecimal.
    package static func appTransactionID(digest: String) -> String {
        let number = String(UInt64(digest.prefix(12), radix: 16) ?? 0)
        return appTransaction + String(repeating: "0", count: max(0, 15 - number.count)) + number
    }

    /// Whether a text has the form of a number of a copy of the app.
    package static func isAppTransactionID(_ text: String) -> Bool {
        text.utf8.count == 18 && text.hasPrefix(appTransaction)
    }

    private static let appTransaction = "704"

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
}
