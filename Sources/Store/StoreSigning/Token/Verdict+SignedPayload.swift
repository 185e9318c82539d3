package import StoreModel

extension Verdict: SignedPayload {
    /// The claims of a verdict, which include a nonce and a decision.
    package static var shape: PayloadShape { .verdict }

    /// Rejects an empty nonce, an empty transaction id and a negative delay.
    package var validationError: VerificationError? {
        let isComplete = !nonce.isEmpty && !transactionID.rawValue.isEmpty
        return isComplete && (retryAfter ?? 0) >= 0 ? nil : .malformed
    }
}
