import StoreModel

/// Reads the bytes that a good signature is over.
enum PayloadReader {
    /// The payload of the kind that is expected.
    ///
    /// - Throws: `malformed`, `wrongType` for another kind, `wrongEnvironment`.
    static func read<Payload: SignedPayload>(
        _ type: Payload.Type, from bytes: [UInt8]
    ) throws(VerificationError) -> Payload {
        guard let value = JSONValue(strict: bytes), let claims = value.members else {
            throw .malformed
        }
        guard Payload.shape.fits(claims.keys) else { throw .wrongType }
        // Told apart from a malformed field: `StoreEnvironment` has no case for what must never be believed.
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
