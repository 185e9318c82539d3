package import StoreModel

extension Verdict: SignedPayload {
    /// A verdict has a nonce and a decision.
    package static var shape: PayloadShape { .verdict }

    /// An empty nonce or transaction id, or a wait that is negative.
    package var fault: VerificationError? {
        let isComplete = !nonce.isEmpty && !transactionID.rawValue.isEmpty
        return isComplete && (retryAfter ?? 0) >= 0 ? nil : .malformed
    }
}
