import StoreModel
import StoreSigning

/// All entry points of the strict verifier, called with the same token.
struct VerifierEntryPoints: Sendable {
    let verifier: JWSVerifier

    private static let now = Timestamp(milliseconds: TokenKind.now)
    private static let bundleID = BundleID(TokenKind.bundleID)
    private static let transactionID = TransactionID(TokenKind.transactionID)

    /// Returns the kinds as which a text is accepted.
    ///
    /// - Throws: ``FuzzFailure`` if two entry points of the same kind disagree.
    func kinds(of text: [UInt8]) throws -> Set<TokenKind> {
        let jws = JWS(compact: String(decoding: text, as: UTF8.self))
        var kinds: Set<TokenKind> = []
        if try isTransaction(jws) { kinds.insert(.transaction) }
        if try isNotification(jws) { kinds.insert(.notification) }
        if (try? verifier.verifyRenewalInfo(jws, now: Self.now)) != nil {
            kinds.insert(.renewalInfo)
        }
        if isAppTransaction(jws) { kinds.insert(.appTransaction) }
        if try isVerdict(jws) { kinds.insert(.verdict) }
        try look(at: jws, isBelieved: !kinds.isEmpty)
        return kinds
    }

    private func isTransaction(_ jws: JWS) throws -> Bool {
        let read = try? verifier.verifyTransaction(jws, bundleID: Self.bundleID, now: Self.now)
        try require(
            read.map { (1...10).contains($0.transaction.quantity) && $0.transaction.price >= 0 }
                ?? true, "A transaction of an impossible quantity or price is accepted.")
        return read != nil
    }

    private func isNotification(_ jws: JWS) throws -> Bool {
        let any = try? verifier.verifyNotification(jws, bundleID: nil, now: Self.now)
        let own = try? verifier.verifyNotification(
            jws, bundleID: Self.bundleID, now: Self.now)
        try require(own == nil || own == any, "The result of a notification depends on the caller.")
        return any != nil
    }

    private func isAppTransaction(_ jws: JWS) -> Bool {
        let read = try? verifier.verifyAppTransaction(
            jws, bundleID: Self.bundleID, now: Self.now)
        return read != nil
    }

    private func isVerdict(_ jws: JWS) throws -> Bool {
        let now = Self.now
        let stored = try? verifier.verifyStoredVerdict(
            jws, transactionID: Self.transactionID, now: now)
        let fresh = try? verifier.verifyVerdict(
            jws, nonce: TokenKind.nonce, transactionID: Self.transactionID, now: now)
        try require(fresh == nil || fresh == stored, "A verdict is accepted only when it is new.")
        try require(
            fresh == nil || fresh?.nonce.utf8.elementsEqual(TokenKind.nonce.utf8) == true,
            "A verdict on another question is accepted.")
        return stored != nil
    }

    /// Calls the entry points that parse a token for display, and those for `verifyReceipt`.
    private func look(at jws: JWS, isBelieved: Bool) throws {
        let contents = try? TokenContents(jws)
        try require(contents != nil || !isBelieved, "An accepted token cannot be displayed.")
        for receipt in [ReceiptData.flat(jws), .unified(jws)] where isBelieved {
            try require(
                ReceiptData(base64: receipt.base64) == receipt, "A receipt contains another token.")
        }
        _ = ReceiptData(base64: jws.compact)
    }
}
