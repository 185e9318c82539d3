import StoreModel

/// The parts of a JWS in canonical compact form, not yet verified.
struct CompactToken {
    /// The first segment as it was received.
    let headerSegment: [UInt8]
    /// The decoded second segment.
    let payload: [UInt8]
    /// The decoded third segment.
    let signature: [UInt8]
    /// The signed bytes: the first two segments with the dot between them, as received.
    let signedBytes: [UInt8]

    /// Splits and decodes a JWS.
    ///
    /// - Throws: `tooLarge` before any parsing, `malformed` for an encoding that is not canonical.
    init(_ jws: JWS) throws(VerificationError) {
        let text = jws.compact.utf8
        guard text.count <= JWSVerifier.maximumLength else { throw .tooLarge }
        let bytes = Array(text)
        let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count == 3, let payload = Base64.url.decode(parts[1]),
            let signature = Base64.url.decode(parts[2])
        else { throw .malformed }
        headerSegment = Array(parts[0])
        self.payload = payload
        self.signature = signature
        signedBytes = Array(bytes[..<parts[1].endIndex])
    }

    /// Decodes the first segment.
    ///
    /// - Throws: `malformed` for an encoding that is not canonical.
    func header() throws(VerificationError) -> [UInt8] {
        guard let header = Base64.url.decode(headerSegment) else { throw .malformed }
        return header
    }
}
