package import StoreModel
import Synchronization

/// Verifies signed payloads against one pinned root.
///
/// No check can be skipped. Their order is: length, three canonical segments, header, chain, signature, payload (parsed
/// once, after its signature), kind, fields, times, values. A valid chain is cached, so that only a new one costs three
/// more signature checks.
package final class JWSVerifier: Sendable {
    /// The maximum length of a token that is parsed, in bytes; a genuine one has less than 4 KB.
    package static let maximumLength = 32 * 1024
    /// The tolerated advance of the signer's clock, in milliseconds.
    package static let clockTolerance: Int64 = 5 * 60 * 1000

    private struct CachedChain {
        let headerSegment: [UInt8]
        let chain: TrustedChain
    }

    private let root: PinnedRoot
    private let cachedChain = Mutex<CachedChain?>(nil)

    /// Pins a root, given as DER.
    ///
    /// - Throws: ``VerificationError`` for a certificate without the profile of a root.
    package init(rootDER: [UInt8]) throws(VerificationError) {
        root = try PinnedRoot(der: rootDER)
    }

    /// Pins a root, given as DER in standard base64, as in `BackendIdentity.rootCertificate`.
    package convenience init(rootBase64: String) throws(VerificationError) {
        guard let der = Base64.standard.decode(rootBase64.utf8) else { throw .malformed }
        try self.init(rootDER: der)
    }

    /// The SHA-256 of the pinned root in lower-case hexadecimal.
    package var rootFingerprint: String { Fingerprint.sha256Hex(root.der) }

    /// Verifies a transaction of an app.
    ///
    /// - Parameters:
    ///   - jws: The received token, untrusted.
    ///   - bundleID: The required app, compared byte by byte.
    ///   - now: The current time, to reject a payload signed in the future.
    /// - Throws: ``VerificationError`` for the first violated rule.
    package func verifyTransaction(
        _ jws: JWS, bundleID: BundleID, now: Timestamp
    ) throws(VerificationError) -> SignedTransaction {
        let transaction = try verify(jws, as: Transaction.self, now: now)
        // `==` on String treats canonically equivalent texts as equal.
        guard transaction.bundleID.rawValue.utf8.elementsEqual(bundleID.rawValue.utf8) else {
            throw .wrongBundle
        }
        return SignedTransaction(transaction: transaction, jws: jws)
    }

    /// Verifies a transaction of any app; the result must only be displayed, and never be acted on.
    ///
    /// - Throws: ``VerificationError`` for the first violated rule.
    package func verifyTransaction(
        _ jws: JWS, now: Timestamp
    ) throws(VerificationError) -> Transaction {
        try verify(jws, as: Transaction.self, now: now)
    }

    /// Verifies the merchant's verdict on one request.
    ///
    /// - Parameters:
    ///   - jws: The received token, untrusted.
    ///   - nonce: The nonce of the request.
    ///   - transactionID: The transaction of the request.
    ///   - now: The current time, to reject a payload signed in the future.
    /// - Throws: ``VerificationError``; `wrongQuestion` for a genuine verdict on another request, such as a replayed
    ///   one.
    package func verifyVerdict(
        _ jws: JWS, nonce: String, transactionID: TransactionID, now: Timestamp
    ) throws(VerificationError) -> Verdict {
        let verdict = try verifyStoredVerdict(jws, transactionID: transactionID, now: now)
        guard verdict.nonce.utf8.elementsEqual(nonce.utf8) else { throw .wrongRequest }
        return verdict
    }

    /// Verifies a stored verdict again; its nonce is not checked, since the original request is unknown.
    ///
    /// - Throws: ``VerificationError``; `wrongQuestion` for one on another transaction.
    package func verifyStoredVerdict(
        _ jws: JWS, transactionID: TransactionID, now: Timestamp
    ) throws(VerificationError) -> Verdict {
        let verdict = try verify(jws, as: Verdict.self, now: now)
        guard verdict.transactionID.rawValue.utf8.elementsEqual(transactionID.rawValue.utf8) else {
            throw .wrongRequest
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
        if let fault = payload.validationError { throw fault }
        return payload
    }

    // The result for a header depends only on its bytes and the root, so equal bytes need not be verified again.
    private func chain(of token: CompactToken) throws(VerificationError) -> TrustedChain {
        let known = cachedChain.withLock { $0 }
        if let known, known.headerSegment == token.headerSegment { return known.chain }
        let header = try TokenHeader(token.header())
        let chain = try TrustedChain(header.certificates, root: root)
        self.cachedChain.withLock {
            $0 = CachedChain(headerSegment: token.headerSegment, chain: chain)
        }
        return chain
    }
}
