package import StoreModel

/// A signed transaction taken apart, with what was found when it was checked; texts in it are hostile.
package struct ReceiptFacts: Hashable, Sendable {
    /// One member of the payload.
    package struct Field: Hashable, Sendable {
        /// The name in the App Store Server API.
        package let name: String
        /// The value as it stands there.
        package let value: String

        /// Takes the parts as they are.
        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// One certificate of the chain.
    package struct Certificate: Hashable, Sendable {
        /// Whose key it is for.
        package let subject: String
        /// When it is valid.
        package let validity: ClosedRange<Timestamp>
        /// Hexadecimal SHA-256 of its bytes.
        package let fingerprint: String

        /// Takes the parts as they are.
        package init(subject: String, validity: ClosedRange<Timestamp>, fingerprint: String) {
            self.subject = subject
            self.validity = validity
            self.fingerprint = fingerprint
        }
    }

    /// What the merchant said of it.
    package struct Judgement: Hashable, Sendable {
        /// The word on the wire; nil where only the end of a refund is kept.
        package let decision: Verdict.Decision?
        /// Why, in the merchant's words; may be empty.
        package let reason: String
        /// When it was signed.
        package let at: Timestamp?
        /// Whether its own signature is good today; nil where the merchant does not sign.
        package let isGenuine: Bool?

        /// Takes the parts as they are.
        package init(
            decision: Verdict.Decision?, reason: String, at: Timestamp?, isGenuine: Bool?
        ) {
            self.decision = decision
            self.reason = reason
            self.at = at
            self.isGenuine = isGenuine
        }
    }

    /// Which transaction it is.
    package let transactionID: TransactionID
    /// How it is signed, such as `ES256`.
    package let algorithm: String
    /// The payload, in the order in which it is to be read.
    package let fields: [Field]
    /// The chain, the signing certificate first.
    package let certificates: [Certificate]
    /// Why it is not believed; nil where every check was passed.
    package let refusal: String?
    /// What the merchant said; nil where it has not said anything yet.
    package let judgement: Judgement?
    /// The signed form itself.
    package let compact: String

    /// Takes the parts as they are.
    package init(
        transactionID: TransactionID, algorithm: String, fields: [Field],
        certificates: [Certificate], refusal: String?, judgement: Judgement?, compact: String
    ) {
        self.transactionID = transactionID
        self.algorithm = algorithm
        self.fields = fields
        self.certificates = certificates
        self.refusal = refusal
        self.judgement = judgement
        self.compact = compact
    }

    /// The value of a field; nil where it was not signed.
    subscript(name: String) -> String? { fields.first { $0.name == name }?.value }
}
