package import StoreModel
import Synchronization

/// Believes what a chain of one pinned root has signed, and nothing else.
///
/// There is no mode that skips a check. The checks are made in this order: length, three canonical segments,
/// header, chain, signature, payload (parsed once, after its signature), kind, fields, times, meaning. A chain
/// that was found good is remembered, so that only a new one costs three more signature checks.
package final class JWSVerifier: Sendable {
    /// The longest token that is looked at, in bytes; a genuine one has less than 4 KB.
    package static let maximumLength = 32 * 1024
    /// How much the signer's clock may be ahead, in milliseconds.
    package static let clockTolerance: Int64 = 5 * 60 * 1000

    private struct Known {
        let headerSegment: [UInt8]
        let chain: TrustedChain
    }

    private let root: PinnedRoot
    private let known = Mutex<Known?>(nil)

    /// Pins a root, given as DER.
    ///
    /// - Throws: ``VerificationError`` where it is no root of the golden profile.
    package init(rootDER: [UInt8]) throws(VerificationError) {
        root = try PinnedRoot(der: rootDER)
    }

    /// Pins a root, given as DER in standard base64, as in `BackendIdentity.rootCertificate`.
    package convenience init(rootBase64: String) throws(VerificationError) {
        guard let der = Base64.standard.decode(rootBase64.utf8) else { throw .malformed }
        try self.init(rootDER: der)
    }

    /// Lower-case hexadecimal SHA-256 of the pinned root.
    package var rootFingerprint: String { Fingerprint.sha256Hex(root.der) }

    /// Reads a transaction of this app.
    ///
    /// - Parameters:
    ///   - jws: What was received, from anybody.
    ///   - bundleID: The app that must have sold it, compared byte by byte.
    ///   - now: The time, to refuse what is signed in the future.
    /// - Throws: ``VerificationError`` for the first rule that it breaks.
    package func verifyTransaction(
        _ jws: JWS, bundleID: BundleID, now: Timestamp
    ) throws(VerificationError) -> SignedTransaction {
        let transaction = try verify(jws, as: Transaction.self, now: now)
        // `==` on String takes canonically equivalent texts for the same one.
        guard transaction.bundleID.rawValue.utf8.elementsEqual(bundleID.rawValue.utf8) else {
            throw .wrongBundle
        }
        return SignedTransaction(transaction: transaction, jws: jws)
    }

    /// Reads a transaction of any app, to be told and never to be acted on.
    ///
    /// - Throws: ``VerificationError`` for the first rule that it breaks.
    package func verifyTransaction(
        _ jws: JWS, now: Timestamp
    ) throws(VerificationError) -> Transaction {
        try verify(jws, as: Transaction.self, now: now)
    }

    /// Reads the merchant's verdict on one question.
    ///
    /// - Parameters:
    ///   - jws: What was received, from anybody.
    ///   - nonce: The number that was made for the question.
    ///   - transactionID: The transaction that was asked about.
    ///   - now: The time, to refuse what is signed in the future.
    /// - Throws: ``VerificationError``; `wrongQuestion` for a genuine verdict on another question, such as a
    ///   replayed one.
    package func verifyVerdict(
        _ jws: JWS, nonce: String, transactionID: TransactionID, now: Timestamp
    ) throws(VerificationError) -> Verdict {
        let verdict = try verifyStoredVerdict(jws, transactionID: transactionID, now: now)
        guard verdict.nonce.utf8.elementsEqual(nonce.utf8) else { throw .wrongQuestion }
        return verdict
    }

    /// Reads a verdict that was accepted before, to see whether it is believed today; the question is forgotten.
    ///
    /// - Throws: ``VerificationError``; `wrongQuestion` for one on another transaction.
    package func verifyStoredVerdict(
        _ jws: JWS, transactionID: TransactionID, now: Timestamp
    ) throws(VerificationError) -> Verdict {
        let verdict = try verify(jws, as: Verdict.self, now: now)
        guard verdict.transactionID.rawValue.utf8.elementsEqual(transactionID.rawValue.utf8) else {
            throw .wrongQuestion
        }
        return verdict
    }

    func verify<Payload: SignedPayload>(
        _ jws: JWS, as type: Payload.Type, now: Timestamp
    ) throws(VerificationError) -> Payload {
        let token = try CompactToken(jws)
        let chain = try chain(of: token)
        guard ES256.isValid(token.signature, over: token.signedBytes, by: chain.key) else {
            throw .invalidSignature
        }
        let payload = try PayloadReader.read(type, from: token.payload)
        guard payload.signedDate.milliseconds >= 0 else { throw .malformed }
        guard payload.signedDate <= now.adding(milliseconds: Self.clockTolerance) else {
            throw .signedInFuture
        }
        guard chain.isValid(at: payload.signedDate) else { throw .expired }
        if let fault = payload.fault { throw fault }
        return payload
    }

    // The verdict on a header depends on its bytes and the root alone; the same bytes need no second look.
    private func chain(of token: CompactToken) throws(VerificationError) -> TrustedChain {
        let known = known.withLock { $0 }
        if let known, known.headerSegment == token.headerSegment { return known.chain }
        let header = try TokenHeader(token.header())
        let chain = try TrustedChain(header.certificates, root: root)
        self.known.withLock { $0 = Known(headerSegment: token.headerSegment, chain: chain) }
        return chain
    }
}
