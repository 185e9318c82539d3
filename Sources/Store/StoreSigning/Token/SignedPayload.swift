import FoundationEssentials
package import StoreModel

/// A payload that store or merchant can sign.
///
/// The header is the same for every kind, as Apple's libraries require, so the payload's claims must distinguish the
/// kinds: see ``PayloadShape``.
package protocol SignedPayload: Codable, Sendable {
    /// The claims that distinguish this kind from the others.
    static var shape: PayloadShape { get }
    /// When it was signed.
    var signedDate: Timestamp { get }
    /// The rule that its values violate; nil if it can be signed and accepted.
    var validationError: VerificationError? { get }
    /// Returns the bytes to sign: a JSON object with sorted keys and unescaped slashes.
    func serialized() throws -> [UInt8]
}

extension SignedPayload {
    /// Encodes the payload with `JSONEncoder`.
    package func serialized() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return Array(try encoder.encode(self))
    }
}
