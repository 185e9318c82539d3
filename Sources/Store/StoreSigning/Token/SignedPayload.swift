import FoundationEssentials
package import StoreModel

/// What may be signed: the two kinds of payload that store and merchant say.
///
/// The header is the same for every kind, as Apple's libraries want it, so the payload's own shape must tell
/// the kinds apart: see ``PayloadShape``.
package protocol SignedPayload: Codable, Sendable {
    /// What tells this kind from every other.
    static var shape: PayloadShape { get }
    /// When it was signed.
    var signedDate: Timestamp { get }
    /// The rule that its values break; nil for what may be signed and believed.
    var fault: VerificationError? { get }
    /// The bytes that are signed: an object in JSON, its keys sorted, its slashes as they are.
    func written() throws -> [UInt8]
}

extension SignedPayload {
    /// As `JSONEncoder` writes it.
    package func written() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return Array(try encoder.encode(self))
    }
}
