package import StoreModel

/// The receipt data that a device sends to a server that still calls `verifyReceipt`; opaque to both, and derived from
/// signed transactions.
///
/// Apple's receipt is PKCS#7 or a property list. The sandbox's is standard base64 of a signed transaction for the flat
/// form, and of a JSON object with one for the unified form; the signature inside proves both.
package enum ReceiptData: Hashable, Sendable {
    /// One transaction, with a response in the flat form of iOS 6.
    case flat(JWS)
    /// The receipt of the customer with this transaction, with a response in the form of iOS 7.
    case unified(JWS)

    private static let name = "appReceiptFor"

    /// The value of `receipt-data`.
    package var base64: String {
        switch self {
        case .flat(let jws): Base64.standard.encode(jws.compact.utf8)
        case .unified(let jws):
            // A compact JWS does not contain characters that JSON escapes.
            Base64.standard.encode("{\"\(Self.name)\":\"\(jws.compact)\"}".utf8)
        }
    }

    /// Parses the value of `receipt-data` without verifying it; nil for a value that is not a receipt of the sandbox.
    package init?(base64 text: String) {
        // MIME encoders insert line breaks, which older servers pass on.
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

    /// The signed transaction in the receipt.
    package var jws: JWS {
        switch self {
        case .flat(let jws), .unified(let jws): jws
        }
    }
}
