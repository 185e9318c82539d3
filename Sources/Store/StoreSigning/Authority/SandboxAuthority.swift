import Crypto
import SwiftASN1
import X509

/// The sandbox's certificate authority: a root, an intermediate and a leaf, with the profiles of
/// ``CertificateProfile``.
///
/// Only the leaf's key is kept. Root and intermediate never issue another certificate, and a discarded key cannot be
/// stolen: a second leaf for a trusted root cannot exist.
package struct SandboxAuthority: Sendable {
    /// The root certificate as DER.
    package let rootDER: [UInt8]
    /// The signer with the leaf's key.
    package let signer: JWSSigner

    /// The root certificate as PEM, with a line feed at the end.
    package var rootPEM: String { RootFile(der: rootDER).pem }

    /// The root certificate as DER in standard base64, as in `BackendIdentity.rootCertificate`.
    package var rootBase64: String { Base64.standard.encode(rootDER) }

    /// The SHA-256 of the root certificate's DER in lower-case hexadecimal.
    package var rootFingerprint: String { Fingerprint.sha256Hex(rootDER) }

    /// Opens the authority of a folder, or creates it if the folder does not contain one.
    ///
    /// Processes that create one simultaneously receive the same authority.
    ///
    /// - Parameters:
    ///   - folder: A folder for the authority alone, with mode 0700; created with its missing parents.
    ///   - mayCreate: False if the authority signed before; then nothing is created, not even the folder.
    /// - Throws: ``AuthorityError``. A folder or file that other users can access is refused, not repaired. A damaged
    ///   file is refused, never replaced: a new root would invalidate all signatures of the old one.
    package static func openOrCreate(
        folder: String, mayCreate: Bool = true
    ) throws(AuthorityError) -> SandboxAuthority {
        let folder = try AuthorityFolder(path: folder, mayCreate: mayCreate)
        return try folder.locked { () throws(AuthorityError) in
            if let text = try folder.read() {
                guard let authority = SandboxAuthority(fileText: text) else {
                    throw .damaged(path: folder.filePath)
                }
                if mayCreate { try folder.synchronizeFolder() }
                return authority
            }
            guard mayCreate else { throw .missing(path: folder.filePath) }
            let text = try newFileText()
            guard let authority = SandboxAuthority(fileText: text) else {
                throw .certificateCreationFailed
            }
            try folder.write(text)
            return authority
        }
    }

    /// Creates an authority with new keys, in memory only.
    package static func make() throws(AuthorityError) -> SandboxAuthority {
        guard let authority = SandboxAuthority(fileText: try newFileText()) else {
            throw .certificateCreationFailed
        }
        return authority
    }
}

// The format of the file: root, intermediate, leaf and the leaf's key, each as PEM.
extension SandboxAuthority {
    private static let certificateType = "CERTIFICATE"
    private static let keyType = "PRIVATE KEY"

    /// Returns the file text of a new authority; secret.
    static func newFileText() throws(AuthorityError) -> String {
        guard let documents = try? issue() else { throw .certificateCreationFailed }
        return documents.map { $0.pemString + "\n" }.joined()
    }

    /// Parses the text of ``newFileText()``; nil for any other text, and if the key or the chain do not match.
    init?(fileText: String) {
        let types = Array(repeating: Self.certificateType, count: 3) + [Self.keyType]
        guard let documents = try? PEMDocument.parseMultiple(pemString: fileText),
            documents.map(\.discriminator) == types
        else { return nil }
        let chain = Array(documents[..<3].map(\.derBytes).reversed())
        guard let root = try? PinnedRoot(der: chain[2]),
            let trusted = try? TrustedChain(chain, root: root),
            let key = try? P256.Signing.PrivateKey(derRepresentation: documents[3].derBytes),
            key.publicKey.rawRepresentation == trusted.key.rawRepresentation
        else { return nil }
        rootDER = root.der
        signer = JWSSigner(key: key, certificates: chain)
    }

    private static func issue() throws -> [PEMDocument] {
        let rootKey = P256.Signing.PrivateKey()
        let intermediateKey = P256.Signing.PrivateKey()
        let leafKey = P256.Signing.PrivateKey()
        let chain = [
            try CertificateProfile.root.certificate(
                for: rootKey.publicKey, issuer: .root, issuerKey: rootKey),
            try CertificateProfile.intermediate.certificate(
                for: intermediateKey.publicKey, issuer: .root, issuerKey: rootKey),
            try CertificateProfile.leaf.certificate(
                for: leafKey.publicKey, issuer: .intermediate, issuerKey: intermediateKey),
        ]
        let key = try PEMDocument(pemString: leafKey.pemRepresentation)
        return try chain.map { try $0.serializeAsPEM() } + [key]
    }
}

extension SandboxAuthority: CustomStringConvertible, CustomReflectable {
    /// The root's fingerprint, without the key.
    package var description: String { "SandboxAuthority(\(rootFingerprint))" }
    /// Keeps the key out of `dump` and crash reports, which contain the root's fingerprint.
    package var customMirror: Mirror {
        Mirror(self, children: ["rootFingerprint": rootFingerprint])
    }
}
