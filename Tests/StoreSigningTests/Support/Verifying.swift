import Foundation
import StoreModel
import Testing

@testable import StoreSigning

/// Returns why a verifier refuses a token as a transaction; nil if it accepts it.
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

/// Returns the JSON of a payload with sorted keys.
func json(_ payload: some SignedPayload) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(payload), as: UTF8.self)
}

/// Returns the text with one part replaced; the part must be in it.
func replacing(_ part: String, by other: String, in text: String) throws -> String {
    let range = try #require(text.range(of: part))
    return text.replacingCharacters(in: range, with: other)
}
