import Crypto
import Foundation
import KioskTestSupport
import StoreModel
import Testing

@testable import StoreSigning

/// Vectors of C2SP's Wycheproof, if they are beside the checkout.
private enum Vectors {
    private static func url(_ name: String) -> URL {
        SourceCheckout.shared.appending(path: "vectors/\(name)")
    }

    static func exist(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: url(name).path)
    }

    static func load<File: Decodable>(_ name: String, as type: File.Type) throws -> File {
        try JSONDecoder().decode(type, from: Data(contentsOf: url(name)))
    }

    static func bytes(hexadecimal text: String) -> [UInt8] {
        let digits = text.compactMap(\.hexDigitValue)
        return stride(from: 0, to: digits.count - 1, by: 2).map {
            UInt8(digits[$0] << 4 | digits[$0 + 1])
        }
    }
}

private struct SignatureFile: Decodable {
    struct Key: Decodable { let uncompressed: String }
    struct Case: Decodable { let tcId: Int, msg: String, sig: String, result: String }
    struct Group: Decodable { let publicKey: Key, tests: [Case] }
    let testGroups: [Group]
}

private struct TokenFile: Decodable {
    struct Key: Decodable { let alg: String?, crv: String?, x: String?, y: String? }
    struct Case: Decodable { let tcId: Int, jws: String, result: String }
    struct Group: Decodable {
        let `public`: Key?
        let tests: [Case]
    }
    let testGroups: [Group]
}

@Suite("Wycheproof")
struct WycheproofTests {
    private static let signatureFile = "ecdsa_secp256r1_sha256_p1363_test.json"
    private static let tokenFile = "json_web_signature_test.json"

    @Test(
        "A23: ES256 accepts exactly the valid raw signatures",
        .enabled(if: Vectors.exist(signatureFile), "needs ../shared/vectors"))
    func signatures() throws {
        let file = try Vectors.load(Self.signatureFile, as: SignatureFile.self)
        var counts = [true: 0, false: 0]
        for group in file.testGroups {
            let point = Vectors.bytes(hexadecimal: group.publicKey.uncompressed)
            let key = try P256.Signing.PublicKey(x963Representation: point)
            for test in group.tests {
                let isValid = ES256.isValid(
                    Vectors.bytes(hexadecimal: test.sig),
                    over: Vectors.bytes(hexadecimal: test.msg), by: key)
                #expect(isValid == (test.result == "valid"), "tcId \(test.tcId)")
                counts[isValid, default: 0] += 1
            }
        }
        #expect(counts == [true: 173, false: 89])
    }

    @Test(
        "A9: tokens of ES256 keys are split and verified as the vectors state",
        .enabled(if: Vectors.exist(tokenFile), "needs ../shared/vectors"))
    func tokens() throws {
        let file = try Vectors.load(Self.tokenFile, as: TokenFile.self)
        var valid = 0
        for group in file.testGroups {
            guard let key = group.public, key.alg == "ES256", key.crv == "P-256",
                let x = Base64.url.decode((key.x ?? "").utf8),
                let y = Base64.url.decode((key.y ?? "").utf8)
            else { continue }
            let publicKey = try P256.Signing.PublicKey(rawRepresentation: x + y)
            for test in group.tests {
                let isValid = Self.isSigned(JWS(compact: test.jws), by: publicKey)
                #expect(isValid == (test.result == "valid"), "tcId \(test.tcId)")
                valid += isValid ? 1 : 0
            }
        }
        #expect(valid >= 2)
    }

    @Test(
        "A1, A2, A3: no vector of any algorithm is accepted as a transaction",
        .enabled(if: Vectors.exist(tokenFile), "needs ../shared/vectors"))
    func nothingElse() throws {
        let file = try Vectors.load(Self.tokenFile, as: TokenFile.self)
        let verifier = try JWSVerifier(rootDER: SandboxAuthority.make().rootDER)
        for test in file.testGroups.flatMap(\.tests) {
            #expect(refusal(of: JWS(compact: test.jws), by: verifier) != nil, "tcId \(test.tcId)")
        }
    }

    private static func isSigned(_ jws: JWS, by key: P256.Signing.PublicKey) -> Bool {
        guard let token = try? CompactToken(jws), let header = try? token.header(),
            JSONValue(strict: header)?.members?["alg"]?.text == "ES256"
        else { return false }
        return ES256.isValid(token.signature, over: token.signedBytes, by: key)
    }
}
