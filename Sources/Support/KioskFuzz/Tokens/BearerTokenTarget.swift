import Crypto
import Foundation
import StoreModel
import StoreSigning

/// The fuzz target for the tokens with which a team's server authenticates to the App Store Server API.
struct BearerTokenTarget: Sendable {
    private let key = P256.Signing.PrivateKey()
    private let known: APIKey
    private static let keyID = "ABCDEFGHIJ"
    private static let issuer = "57246542-96fe-1a63-e053-0824d011072a"
    private static let now = TokenKind.now / 1000
    private static let header = "{\"alg\":\"ES256\",\"kid\":\"\(keyID)\",\"typ\":\"JWT\"}"
    private static let claims = """
        {"aud":"appstoreconnect-v1","bid":"\(TokenKind.bundleID)","exp":\(now + 300),"iat":\(now),\
        "iss":"\(issuer)"}
        """

    /// Creates a key that the store accepts.
    init() {
        known = APIKey(
            id: APIKeyID(Self.keyID), issuerID: IssuerID(Self.issuer),
            publicKey: Base64.standard.encode(key.publicKey.x963Representation),
            createdAt: Timestamp(milliseconds: 0))
    }

    /// Tests a text, or a genuine token with changed characters, claims or header.
    func run(_ choice: UInt8, _ feed: inout FuzzedDataProvider) throws {
        let edits = Edits(words: [])
        let (header, claims) = (Array(Self.header.utf8), Array(Self.claims.utf8))
        switch choice % 4 {
        case 0:
            let genuine = try signed(header, claims)
            let written = edits.applied(to: genuine, by: &feed)
            try require(
                isBelieved(written) == (written == genuine), "A changed bearer token is accepted.")
        case 1: try check(header, edits.applied(to: claims, by: &feed))
        case 2: try check(edits.applied(to: header, by: &feed), claims)
        default: try require(!isBelieved(feed.rest()), "An unsigned bearer token is accepted.")
        }
    }

    private func check(_ header: [UInt8], _ claims: [UInt8]) throws {
        guard isBelieved(try signed(header, claims)) else { return }
        let said = try? JSONSerialization.jsonObject(with: Data(claims)) as? [String: Any]
        let header = try? JSONSerialization.jsonObject(with: Data(header)) as? [String: Any]
        try require(
            header?["alg"] as? String == "ES256",
            "A bearer token with another algorithm is accepted.")
        let app = said?["bid"] as? String ?? ""
        try require(
            app.utf8.elementsEqual(TokenKind.bundleID.utf8),
            "A bearer token for another app is accepted.")
        try require(
            said?["iss"] as? String == Self.issuer, "A bearer token of another team is accepted.")
        let end = (said?["exp"] as? Double).map { Int64($0) } ?? 0
        try require(
            end > Self.now && end <= Self.now + 3660,
            "A bearer token that expires at \(end) is accepted.")
    }

    private func isBelieved(_ text: [UInt8]) -> Bool {
        guard let token = try? APIToken(String(decoding: text, as: UTF8.self)),
            token.isSigned(by: known)
        else { return false }
        let check: Void? = try? token.checkClaims(
            by: known, bundleID: BundleID(TokenKind.bundleID),
            now: Timestamp(milliseconds: TokenKind.now))
        return check != nil
    }

    private func signed(_ header: [UInt8], _ claims: [UInt8]) throws -> [UInt8] {
        let text = Base64.url.encode(header) + "." + Base64.url.encode(claims)
        let signature = try key.signature(for: Data(text.utf8))
        return Array((text + "." + Base64.url.encode(signature.rawRepresentation)).utf8)
    }
}
