package import StoreModel

/// A decoded signed transaction with the results of its verification; its texts are untrusted.
package struct ReceiptFacts: Hashable, Sendable {
    /// A member of the payload.
    package struct Field: Hashable, Sendable {
        /// The member's name in the App Store Server API.
        package let name: String
        /// The member's value as signed.
        package let value: String

        /// Creates a field.
        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// A certificate of the chain.
    package struct Certificate: Hashable, Sendable {
        /// The subject of the certificate.
        package let subject: String
        /// The validity period.
        package let validity: ClosedRange<Timestamp>
        /// The hexadecimal SHA-256 of the certificate's bytes.
        package let fingerprint: String

        /// Creates a certificate.
        package init(subject: String, validity: ClosedRange<Timestamp>, fingerprint: String) {
            self.subject = subject
            self.validity = validity
            self.fingerprint = fingerprint
        }
    }

    /// The merchant's verdict on the transaction.
    package struct MerchantVerdict: Hashable, Sendable {
        /// The decision as sent; nil if only the result of a refund is stored.
        package let decision: Verdict.Decision?
        /// The merchant's reason; may be empty.
        package let reason: String
        /// When the verdict was signed.
        package let at: Timestamp?
        /// Whether the verdict's signature is valid today; nil if the merchant does not sign.
        package let isSignatureValid: Bool?

        /// Creates a verdict.
        package init(
            decision: Verdict.Decision?, reason: String, at: Timestamp?, isSignatureValid: Bool?
        ) {
            self.decision = decision
            self.reason = reason
            self.at = at
            self.isSignatureValid = isSignatureValid
        }
    }

    /// The transaction's ID.
    package let transactionID: TransactionID
    /// The signature algorithm, such as `ES256`.
    package let algorithm: String
    /// The payload, in display order.
    package let fields: [Field]
    /// The certificate chain, the signing certificate first.
    package let certificates: [Certificate]
    /// Why the verification failed; nil if every check passed.
    package let verificationFailure: String?
    /// The merchant's verdict; nil until it arrives.
    package let verdict: MerchantVerdict?
    /// The compact serialization of the JWS.
    package let compactJWS: String

    /// Creates the facts of a receipt.
    package init(
        transactionID: TransactionID, algorithm: String, fields: [Field],
        certificates: [Certificate], verificationFailure: String?, verdict: MerchantVerdict?,
        compactJWS: String
    ) {
        self.transactionID = transactionID
        self.algorithm = algorithm
        self.fields = fields
        self.certificates = certificates
        self.verificationFailure = verificationFailure
        self.verdict = verdict
        self.compactJWS = compactJWS
    }

    /// Returns the value of a field; nil if the payload does not contain it.
    package subscript(name: String) -> String? { fields.first { $0.name == name }?.value }
}
