package import StoreModel
package import StoreText
package import TerminalGraphics

/// A decoded signed transaction with the results of its verification; its texts are untrusted.
package struct ReceiptDetails: Hashable, Sendable {
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
    subscript(name: String) -> String? { fields.first { $0.name == name }?.value }
}

// MARK: Texts

extension ReceiptDetails {
    /// The certificates with the names of their positions in the chain, the signing certificate first.
    package var chain: [(kind: TextKey, certificate: Certificate)] {
        certificates.indices.map { index in
            let isLast = index == certificates.count - 1
            let kind: TextKey =
                index == 0 ? .receiptLeaf : isLast ? .receiptRoot : .receiptIntermediate
            return (kind, certificates[index])
        }
    }
}

extension ReceiptDetails.MerchantVerdict {
    /// The text about the verdict's signature.
    package var signatureText: TextKey {
        switch isSignatureValid {
        case true?: .receiptVerdictGenuine
        case false?: .receiptVerdictForged
        case nil: .receiptVerdictUnsigned
        }
    }
}

extension DisplayFormatter {
    /// Returns a field's value as signed, with a readable form of dates and prices.
    package func value(of field: ReceiptDetails.Field, in receipt: ReceiptDetails) -> SafeText {
        let value = sanitized(field.value)
        guard let number = Int64(field.value) else { return value }
        if field.name.hasSuffix("Date") {
            let moment = times.dateTime(Timestamp(milliseconds: number))
            return "\(value) = \(SafeText(formatted: moment))"
        }
        if field.name == "price" || field.name == "unitPrice", let currency = currency(of: receipt)
        {
            return "\(value) = \(price(Price(milliunits: number, currency: currency)))"
        }
        return value
    }

    /// Returns the meaning of a field; nil if kiosk does not know the field.
    package func meaning(of field: ReceiptDetails.Field, in receipt: ReceiptDetails) -> SafeText? {
        // Version 0.4.0 and earlier signed the price of one piece as `price`, and no `unitPrice`.
        let isUnitPrice =
            field.name == "price" && receipt["quantity"] ?? "1" != "1"
            && receipt["unitPrice"] == nil
        return messages.meaning(ofField: isUnitPrice ? "unitPrice" : field.name)
            .map(sanitized)
    }

    private func currency(of receipt: ReceiptDetails) -> Currency? {
        receipt["currency"].flatMap { Currency(code: $0) }
    }
}
