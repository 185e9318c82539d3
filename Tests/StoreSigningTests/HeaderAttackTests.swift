import Crypto
import Foundation
import KioskTestSupport
import StoreModel
import Testing

@testable import StoreSigning

/// Headers that are not exactly ours; the ids are those of the article “Verifier”.
@Suite("Headers")
struct HeaderAttackTests {
    static let genuine = Result { try TestChain() }

    @Test(
        "A1: a header without a signature algorithm is refused",
        arguments: HeaderAttack.algorithms(["\"none\"", "\"nOnE\"", "\"NONE\"", "\"\""]))
    func none(attack: HeaderAttack) throws { try expectRefused(attack) }

    @Test("A1: an empty signature with alg none is refused for its algorithm")
    func noSignature() throws {
        let chain = try Self.genuine.get()
        let header = "{\"alg\":\"none\",\"x5c\":[\(chain.x5c())]}"
        let payload = try json(Samples.transaction())
        let compact = Base64.url.encode(header.utf8) + "." + Base64.url.encode(payload.utf8) + "."
        #expect(refusal(of: JWS(compact: compact), by: try chain.verifier()) == .badAlgorithm)
    }

    @Test("A2: HS256 keyed by the leaf's public key is refused for its algorithm")
    func symmetric() throws {
        let chain = try Self.genuine.get()
        let header = "{\"alg\":\"HS256\",\"x5c\":[\(chain.x5c())]}"
        let payload = try json(Samples.transaction())
        let signed = Base64.url.encode(header.utf8) + "." + Base64.url.encode(payload.utf8)
        let key = chain.leafKey.publicKey
        for secret in [
            Data(key.pemRepresentation.utf8), key.derRepresentation, key.x963Representation,
        ] {
            let code = HMAC<SHA256>.authenticationCode(
                for: Data(signed.utf8), using: SymmetricKey(data: secret))
            let jws = JWS(compact: signed + "." + Base64.url.encode(Array(code)))
            #expect(refusal(of: jws, by: try chain.verifier()) == .badAlgorithm)
        }
    }

    @Test(
        "A3: another algorithm, or one that is not a string, is refused",
        arguments: HeaderAttack.algorithms([
            "\"es256\"", "\"ES384\"", "\"ES256K\"", "\"ES256 \"", "\"RS256\"", "null",
            "[\"ES256\"]", "256",
        ]) + [HeaderAttack("alg missing", .badAlgorithm) { "{\"x5c\":[\($0.x5c())]}" }])
    func otherAlgorithm(attack: HeaderAttack) throws { try expectRefused(attack) }

    @Test(
        "A4: any number of certificates other than three is refused",
        arguments: HeaderAttack.chainLengths)
    func chainLength(attack: HeaderAttack) throws { try expectRefused(attack) }

    @Test("A5: certificates in another order are refused", arguments: HeaderAttack.orders)
    func order(attack: HeaderAttack) throws { try expectRefused(attack) }

    @Test(
        "A15: any last certificate other than the pinned root is refused",
        arguments: HeaderAttack.lastCertificates)
    func lastCertificate(attack: HeaderAttack) throws { try expectRefused(attack) }

    @Test(
        "A16: bytes after a certificate are refused", arguments: [[0], [0x05, 0x00]] as [[UInt8]])
    func trailingBytes(bytes: [UInt8]) throws {
        try expectRefused(
            HeaderAttack("after the leaf", .malformed) {
                "{\($0.headerMembers([$0.leaf + bytes, $0.intermediate, $0.root]))}"
            })
        try expectRefused(
            HeaderAttack("after the intermediate", .malformed) {
                "{\($0.headerMembers([$0.leaf, $0.intermediate + bytes, $0.root]))}"
            })
    }

    @Test(
        "A25: certificates that are not in plain base64 are refused",
        arguments: HeaderAttack.spellings)
    func spelling(attack: HeaderAttack) throws { try expectRefused(attack) }

    @Test(
        "A26: critical extensions are refused",
        arguments: HeaderAttack.members([
            "\"crit\":[\"exp\"]", "\"crit\":[]", "\"crit\":[\"b64\"],\"b64\":false",
            "\"b64\":false",
        ]))
    func critical(attack: HeaderAttack) throws { try expectRefused(attack) }

    @Test("A27: a key or the address of one is refused, and the address is not called")
    func keys() async throws {
        let canary = try RawReceiver([.status(200)])
        let url = canary.url
        for member in [
            "\"jwk\":{}", "\"jku\":\"\(url)\"", "\"x5u\":\"\(url)\"", "\"x5t\":\"\"",
        ] {
            try expectRefused(HeaderAttack.members([member])[0])
        }
        try canary.connectWithoutSending()
        try await canary.waitForRequests(1)
        #expect(canary.receivedRequests == [""], "somebody asked before this test did")
    }

    @Test(
        "A28: a key ID may be any string and is never used",
        arguments: ["../../dev/null", "' OR 1=1 --", "/etc/passwd", "%00", ""])
    func keyID(_ id: String) throws {
        let chain = try Self.genuine.get()
        let header = "{\"typ\":\"JWT\",\"kid\":\"\(id)\",\(chain.headerMembers())}"
        let jws = try chain.token(header: header, payload: json(Samples.transaction()))
        #expect(refusal(of: jws, by: try chain.verifier()) == nil)
    }

    @Test(
        "A28: a key ID that is not a string, or is very long, is refused",
        arguments: HeaderAttack.members(["\"kid\":1", "\"kid\":null", "\"kid\":[\"a\"]"]) + [
            HeaderAttack("a megabyte of kid", .tooLarge) {
                "{\"kid\":\"\(String(repeating: "k", count: 1 << 20))\",\($0.headerMembers())}"
            }
        ])
    func oddKeyID(attack: HeaderAttack) throws { try expectRefused(attack) }

    @Test(
        "A29: the header of a token other than a JWT is refused",
        arguments: HeaderAttack.members([
            "\"typ\":\"JWE\"", "\"typ\":\"jwt\"", "\"typ\":1", "\"cty\":\"JWT\"",
            "\"enc\":\"A256GCM\"",
        ]))
    func otherType(attack: HeaderAttack) throws { try expectRefused(attack) }

    @Test("A30: compression is refused", arguments: HeaderAttack.members(["\"zip\":\"DEF\""]))
    func compression(attack: HeaderAttack) throws { try expectRefused(attack) }

    @Test("A31: a duplicate name is refused", arguments: HeaderAttack.twice)
    func twice(attack: HeaderAttack) throws { try expectRefused(attack) }

    @Test(
        "A34: input that is too large is refused before it is parsed", arguments: HeaderAttack.sizes
    )
    func size(attack: HeaderAttack) throws { try expectRefused(attack) }

    @Test("a header that is not a plain object is refused", arguments: HeaderAttack.forms)
    func form(attack: HeaderAttack) throws { try expectRefused(attack) }

    private func expectRefused(
        _ attack: HeaderAttack, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let chain = try Self.genuine.get()
        let jws = try chain.token(
            header: attack.header(chain), payload: json(Samples.transaction()))
        let found = refusal(of: jws, by: try chain.verifier())
        #expect(found == attack.expected, "\(attack.name)", sourceLocation: sourceLocation)
    }
}
