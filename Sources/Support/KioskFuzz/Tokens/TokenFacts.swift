import Foundation
import StoreSigning

/// Independent checks of accepted tokens, parsed by Foundation instead of the verifier's parser.
enum TokenFacts {
    /// The tolerated advance of a signer's clock: five minutes, in milliseconds.
    private static let tolerance: Int64 = 5 * 60 * 1000

    /// Checks the payload of a token that was accepted as a kind.
    static func check(_ payload: [UInt8], _ kind: TokenKind) throws {
        guard
            let claims = try? JSONSerialization.jsonObject(with: Data(payload)) as? [String: Any]
        else { throw FuzzFailure("A token that is not a JSON object is accepted.") }
        let dateName = kind == .appTransaction ? "receiptCreationDate" : "signedDate"
        let date = claims[dateName] as? Int64 ?? -1
        try require(
            (0...TokenKind.now + tolerance).contains(date),
            "A token with the date \(date) is accepted.")
        let place = claims["environment"] as? String ?? "Sandbox"
        try require(place == "Sandbox", "A token of the environment \(place) is accepted.")
        guard kind == .transaction || kind == .appTransaction else { return }
        let bundle = claims["bundleId"] as? String ?? ""
        try require(
            bundle.utf8.elementsEqual(TokenKind.bundleID.utf8),
            "A token of another app is accepted: \(bundle).")
    }

    /// Checks the header of an accepted token.
    static func check(header: [UInt8], _ chain: FuzzChain) throws {
        let members = try? JSONSerialization.jsonObject(with: Data(header)) as? [String: Any]
        guard let members, members["alg"] as? String == "ES256" else {
            throw FuzzFailure("A header without ES256 is accepted.")
        }
        try require(
            Set(members.keys).isSubset(of: ["alg", "x5c", "typ", "kid"]),
            "A header with \(members.keys.sorted()) is accepted.")
        try require(
            members["x5c"] as? [String] == chain.certificates.map { Base64.standard.encode($0) },
            "Another chain is accepted.")
    }
}
