import Crypto
import SwiftASN1
import X509

/// The sandbox's certificate authority: a root, an intermediate and a leaf of the golden profile.
///
/// Only the leaf's key is kept. Root and intermediate have issued all they ever will, and a key that does not
/// exist cannot be stolen: nobody can make a second leaf for a root that somebody trusts.
package struct SandboxAuthority: Sendable {
    /// The root certificate, DER.
    package let rootDER: [UInt8]
    /// Signs with the leaf's key.
    package let signer: JWSSigner

    /// The root certificate, PEM, with a line feed at the end.
    package var rootPEM: String { RootFile(der: rootDER).pem }

    /// The root certificate, DER in standard base64, as in `BackendIdentity.rootCertificate`.
    package var rootBase64: String { Base64.standard.encode(rootDER) }

    /// SHA-256 of the root certificate's DER, lower-case hexadecimal.
    package var rootFingerprint: String { Fingerprint.sha256Hex(rootDER) }

    /// Opens the authority of a folder, or makes it there if there is none.
    ///
    /// Processes that create at the same instant end with the same authority.
    ///
    /// - Parameters:
    ///   - folder: A folder of its own, 0700; made with what is missing above it.
    ///   - mayCreate: False where something was signed before; then nothing is made, not even the folder.
    /// - Throws: ``AuthorityError``. A folder or file that others may reach is refused, not repaired; a damaged
    ///   file is refused, never replaced: a new root would disown all that the old one signed.
    package static func openOrCreate(
        folder: String, mayCreate: Bool = true
    ) throws(AuthorityError) -> SandboxAuthority {
        let folder = try AuthorityFolder(path: folder, mayCreate: mayCreate)
        return try folder.locked { () throws(AuthorityError) in
            if let text = try folder.read() {
                guard let authority = SandboxAuthority(fileText: text) else {
                    throw .damaged(path: folder.filePath)
                }
                if mayCreate { try folder.keepFile() }
                return authority
            }
            guard mayCreate else { throw .missing(path: folder.filePath) }
            let text = try newFileText()
            guard let authority = SandboxAuthority(fileText: text) else { throw .notIssued }
            try folder.write(text)
            return authority
        }
    }

    /// A new authority with new keys, in memory only.
    package static func make() throws(AuthorityError) -> SandboxAuthority {
        guard let authority = SandboxAuthority(fileText: try newFileText()) else {
            throw .notIssued
        }
        return authority
    }
}

// The file: root, intermediate, leaf and the leaf's key, each PEM.
extension SandboxAuthority {
    private static let certificateType = "CERTIFICATE"
    private static let keyType = "PRIVATE KEY"

    /// The file of a new authority; secret.
    static func newFileText() throws(AuthorityError) -> String {
        guard let documents = try? issue() else { throw .notIssued }
        return documents.map { $0.pemString + "\n" }.joined()
    }

    /// Reads what ``newFileText()`` made; nil for anything else, and for a key or chain that does not fit.
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
    /// The root's fingerprint; nothing of the key.
    package var description: String { "SandboxAuthority(\(rootFingerprint))" }
    /// Shows the root's fingerprint, to `dump` and to crash reports.
    package var customMirror: Mirror {
        Mirror(self, children: ["rootFingerprint": rootFingerprint])
    }
}
