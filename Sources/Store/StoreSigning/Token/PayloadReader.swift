import StoreModel

/// Decodes payloads whose signature was verified.
enum PayloadReader {
    /// Decodes a payload of the expected kind.
    ///
    /// - Throws: `malformed`, `wrongType` for another kind, `wrongEnvironment`.
    static func read<Payload: SignedPayload>(
        _ type: Payload.Type, from bytes: [UInt8]
    ) throws(VerificationError) -> Payload {
        guard let value = JSONValue(strict: bytes), let claims = value.members else {
            throw .malformed
        }
        guard Payload.shape.matches(claims.keys) else { throw .wrongType }
        // Distinguishes this error from `malformed`: `StoreEnvironment` does not have a case for production, so that
        // decoding it fails.
        if let environment = claims["environment"]?.text,
            StoreEnvironment(rawValue: environment) == nil
        {
            throw .wrongEnvironment
        }
        guard let payload = try? JSONValueDecoder.decode(type, from: value) else {
            throw .malformed
        }
        return payload
    }
}
