import Foundation
import StoreSigning

/// What a token that is believed must say, read by Foundation and not by the reader that believed it.
enum TokenFacts {
    /// The five minutes by which a signer's clock may be ahead, in milliseconds.
    private static let tolerance: Int64 = 5 * 60 * 1000

    /// Checks the payload of a token that is believed as a kind.
    static func check(_ payload: [UInt8], _ kind: TokenKind) throws {
        guard
            let claims = try? JSONSerialization.jsonObject(with: Data(payload)) as? [String: Any]
        else { throw FuzzFailure("What is no object of JSON is believed.") }
        let dateName = kind == .appTransaction ? "receiptCreationDate" : "signedDate"
        let date = claims[dateName] as? Int64 ?? -1
        try demand(
            (0...TokenKind.now + tolerance).contains(date), "It is believed at \(date).")
        let place = claims["environment"] as? String ?? "Sandbox"
        try demand(place == "Sandbox", "What is of \(place) is believed.")
        guard kind == .transaction || kind == .appTransaction else { return }
        let bundle = claims["bundleId"] as? String ?? ""
        try demand(
            bundle.utf8.elementsEqual(TokenKind.bundleID.utf8), "It is of another app: \(bundle).")
    }

    /// Checks the header of a token that is believed.
    static func check(header: [UInt8], _ chain: FuzzChain) throws {
        let members = try? JSONSerialization.jsonObject(with: Data(header)) as? [String: Any]
        guard let members, members["alg"] as? String == "ES256" else {
            throw FuzzFailure("A header without ES256 is believed.")
        }
        try demand(
            Set(members.keys).isSubset(of: ["alg", "x5c", "typ", "kid"]),
            "A header of \(members.keys.sorted()) is believed.")
        try demand(
            members["x5c"] as? [String] == chain.certificates.map { Base64.standard.encode($0) },
            "Another chain is believed.")
    }
}
