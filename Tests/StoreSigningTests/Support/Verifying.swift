import Foundation
import StoreModel
import Testing

@testable import StoreSigning

/// Why a verifier refuses a token as a transaction; nil where it takes it.
func refusal(
    of jws: JWS, by verifier: JWSVerifier, bundleID: BundleID = Samples.bundleID,
    now: Timestamp = Samples.now
) -> VerificationError? {
    do throws(VerificationError) {
        _ = try verifier.verifyTransaction(jws, bundleID: bundleID, now: now)
        return nil
    } catch {
        return error
    }
}

/// The JSON text of a payload, keys sorted.
func json(_ payload: some SignedPayload) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(payload), as: UTF8.self)
}

/// The text with one part replaced, which must be there.
func replacing(_ part: String, by other: String, in text: String) throws -> String {
    let range = try #require(text.range(of: part))
    return text.replacingCharacters(in: range, with: other)
}
