import StoreModel

/// The parts of a JWS in compact form, spelled canonically; nothing is believed yet.
struct CompactToken {
    /// The first segment as it was received.
    let headerSegment: [UInt8]
    /// The bytes of the second segment.
    let payload: [UInt8]
    /// The bytes of the third segment.
    let signature: [UInt8]
    /// What the signature is over: the first two segments with the dot between them, as received.
    let signedBytes: [UInt8]

    /// Splits and decodes.
    ///
    /// - Throws: `tooLarge` before anything else is looked at, `malformed` for any second spelling.
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

    /// The bytes of the first segment.
    ///
    /// - Throws: `malformed` for any second spelling.
    func header() throws(VerificationError) -> [UInt8] {
        guard let header = Base64.url.decode(headerSegment) else { throw .malformed }
        return header
    }
}
