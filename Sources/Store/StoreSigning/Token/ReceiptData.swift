package import StoreModel

/// What a device hands to a server that still asks `verifyReceipt`: opaque to both, made of what the store signed.
///
/// Apple's own is PKCS#7 or a property list. Ours is standard base64 of a signed transaction for the flat form, and of a
/// JSON object around one for the unified form; the signature inside is what proves either.
package enum ReceiptData: Hashable, Sendable {
    /// One transaction, answered in the flat form of iOS 6.
    case flat(JWS)
    /// The receipt of the customer to whom this transaction belongs, answered in the form of iOS 7.
    case unified(JWS)

    private static let name = "appReceiptFor"

    /// The text for `receipt-data`.
    package var base64: String {
        switch self {
        case .flat(let jws): Base64.standard.encode(jws.compact.utf8)
        case .unified(let jws):
            // A signed form has no character that JSON would escape.
            Base64.standard.encode("{\"\(Self.name)\":\"\(jws.compact)\"}".utf8)
        }
    }

    /// Reads the text of `receipt-data`; nil for what is no receipt of ours. Nothing is believed by that.
    package init?(base64 text: String) {
        // Encoders for mail break lines, and older servers send them on.
        let digits = text.utf8.filter { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        guard let bytes = Base64.standard.decode(digits) else { return nil }
        if bytes.first == UInt8(ascii: "{") {
            guard let members = JSONValue(strict: bytes)?.members, members.count == 1,
                let compact = members[Self.name]?.text
            else { return nil }
            self = .unified(JWS(compact: compact))
        } else {
            guard let compact = String(validating: bytes, as: UTF8.self), !compact.isEmpty else {
                return nil
            }
            self = .flat(JWS(compact: compact))
        }
    }

    /// The signed transaction that it holds.
    package var jws: JWS {
        switch self {
        case .flat(let jws), .unified(let jws): jws
        }
    }
}
