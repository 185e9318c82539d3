import StoreModel
import StoreSigning

/// The fuzz target for certificates: invalid certificates are never accepted as a root or in a chain, even with a valid
/// signature of the issuer.
///
/// The first byte of an input selects the kind of the rest: bytes in place of a certificate, changes to a genuine one,
/// or changes to its body before its issuer signs it. The second byte selects the certificate of the chain.
struct CertificateTarget: FuzzTarget {
    private let chain: FuzzChain
    private let doors: VerifierEntryPoints
    private let authority: AuthorityFile

    /// Creates a root and its chain.
    init() throws {
        let chain = try FuzzChain()
        self.chain = chain
        doors = VerifierEntryPoints(verifier: try JWSVerifier(rootDER: chain.certificates[2]))
        authority = try AuthorityFile()
    }

    private enum Way: Int, CaseIterable {
        case raw, text, changed, signed, replaced, file

        var byte: UInt8 { UInt8(rawValue) }
    }

    var seeds: [[UInt8]] {
        let changes: [[UInt8]] = [[], [1, 0, 90, 3], [0, 1, 0, 2], [5, 0, 80, 1]]
        var seeds: [[UInt8]] = []
        for (place, der) in chain.certificates.enumerated() {
            for way in [Way.changed, .signed] {
                seeds += changes.map { [way.byte, UInt8(place)] + $0 }
            }
            seeds += [[Way.raw.byte] + der, [Way.replaced.byte, UInt8(place)] + der]
        }
        let root = RootFile(der: chain.certificates[2])
        for text in [root.pem, Base64.standard.encode(root.der), "", "-----BEGIN CERTIFICATE-----"]
        {
            seeds.append([Way.text.byte] + Array(text.utf8))
        }
        return seeds + [[], [1, 0, 200, 1], [3, 1, 0, 40]].map { [Way.file.byte] + $0 }
    }

    /// DER headers, and the names and values that the parser looks for.
    var words: [[UInt8]] {
        [
            [0x30, 0x80], [0x30, 0x84, 0xFF, 0xFF, 0xFF, 0xFF], [0x30, 0x00], [0x02, 0x00],
            [0x03, 0x01, 0x00], [0x03, 0x00], [0x05, 0x00], [0xA3, 0x02, 0x30, 0x00],
            [0xA0, 0x03, 0x02, 0x01, 0x02], [0x01, 0x01, 0xFF], [0x01, 0x01, 0x00],
            [0x06, 0x03, 0x55, 0x1D, 0x13], [0x06, 0x03, 0x55, 0x1D, 0x0F],
            [0x06, 0x03, 0x55, 0x1D, 0x0E], [0x06, 0x03, 0x55, 0x1D, 0x23],
            [0x06, 0x03, 0x55, 0x1D, 0x1E], [0x06, 0x03, 0x55, 0x1D, 0x11],
            [0x06, 0x08, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07],
            [0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x01],
            [0x06, 0x03, 0x2B, 0x65, 0x70], [0x06, 0x0A, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
            [0x80, 0x14], [0x9F, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F], [0x02, 0x09, 0x00, 0xFF],
        ]
            + ["000101000000Z", "99991231235959Z", "-----BEGIN CERTIFICATE-----\n"].map {
                Array($0.utf8)
            }
    }

    func run(_ input: [UInt8]) throws {
        var feed = FuzzedDataProvider(input)
        let way = Way.allCases[feed.choice(of: Way.allCases.count)]
        switch way {
        case .raw: return try checkRoot(feed.rest())
        case .text: return try checkText(feed.rest())
        case .file: return try authority.check(Edits(words: []), &feed)
        case .changed, .signed, .replaced: break
        }
        let place = feed.choice(of: chain.certificates.count)
        let genuine = chain.certificates[place]
        let edits = Edits(words: words)
        switch way {
        case .changed:
            let changed = edits.applied(to: genuine, by: &feed)
            try check(changed, in: place, isSigned: changed == genuine)
        case .signed:
            let body = edits.applied(to: SignedDER.body(of: genuine), by: &feed)
            try check(
                try SignedDER.certificate(body: body, by: chain.issuerKey(of: place)), in: place,
                isSigned: true)
        default: try check(feed.rest(), in: place, isSigned: false)
        }
    }

    /// Checks a certificate at an index of the chain, in a token whose payload the leaf signed.
    private func check(_ der: [UInt8], in place: Int, isSigned: Bool) throws {
        if place == 2 { try checkRoot(der) }
        var certificates = chain.certificates
        certificates[place] = der
        let token = try chain.token(
            header: chain.header(certificates), payload: TokenKind.verdict.payload)
        let kinds = try doors.kinds(of: token)
        if certificates == chain.certificates {
            return try require(kinds == [.verdict], "A genuine chain is refused.")
        }
        guard !kinds.isEmpty else { return }
        try require(isSigned && place != 2, "An unsigned chain is accepted.")
        try CertificateFacts.check(chain: certificates)
    }

    /// Checks bytes that are proposed as a root.
    private func checkRoot(_ der: [UInt8]) throws {
        let file = RootFile(der: der)
        if !der.isEmpty {
            try require(RootFile(pem: file.pem)?.der == der, "The PEM contains another root.")
        }
        guard let verifier = try? JWSVerifier(rootDER: der) else { return }
        try CertificateFacts.check(root: der)
        guard der != chain.certificates[2] else { return }
        let token = try chain.token(payload: TokenKind.verdict.payload)
        try require(
            try VerifierEntryPoints(verifier: verifier).kinds(of: token).isEmpty,
            "Another root verifies a chain that does not contain it.")
    }

    /// Checks a text that is proposed as a root.
    private func checkText(_ bytes: [UInt8]) throws {
        let text = String(decoding: bytes, as: UTF8.self)
        for file in [RootFile(pem: text), RootFile(base64: text)].compactMap({ $0 }) {
            try checkRoot(file.der)
        }
        _ = try? JWSVerifier(rootBase64: text)
    }
}
