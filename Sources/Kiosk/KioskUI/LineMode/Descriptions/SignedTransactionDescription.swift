import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// Describes the signed transaction of the receipt screen: its signature, the merchant's verdict and its fields.
struct SignedTransactionDescription {
    let model: Model
    let facts: ReceiptDetails
    private var formatter: DisplayFormatter { model.formatter }

    /// The product, whether the signature is valid, and the merchant's verdict.
    var summary: [SafeText] { head + judgement }

    /// All signed fields, followed by the signing certificates.
    var details: [SafeText] {
        facts.fields.map(field) + [formatter.text(.receiptSigned, facts.algorithm)] + chain
    }

    private var head: [SafeText] {
        let row = model.engine.snapshot.rows.first { $0.transactionID == facts.transactionID }
        let title = row.map(model.title) ?? facts.transactionID.rawValue
        return [
            formatter.text(.receiptOf, title),
            facts.verificationFailure.map { formatter.text(.receiptRefused, $0) }
                ?? formatter.text(.receiptGenuine),
        ]
    }

    private var judgement: [SafeText] {
        let label = formatter.text(.receiptVerdict)
        guard let judgement = facts.verdict else {
            return [formatter.fact(label, formatter.text(.receiptNoVerdict))]
        }
        let decision = formatter.sanitized(
            formatter.messages.name(of: judgement.decision ?? .revoked))
        let when = judgement.at.map { SafeText(formatted: formatter.times.dateTime($0)) }
        let said = [decision, formatter.text(judgement.signatureText), when].compactMap(\.self)
        let reason = formatter.sanitized(judgement.reason)
        return [formatter.fact(label, formatter.commaSeparated(said))]
            + (reason.isEmpty ? [] : [reason])
    }

    private var chain: [SafeText] {
        facts.chain.map { kind, certificate in
            let until = formatter.text(
                .validUntil, formatter.times.day(certificate.validity.upperBound))
            let print = formatter.sanitized("SHA-256 " + certificate.fingerprint.prefix(16))
            return formatter.fact(
                formatter.text(kind),
                formatter.commaSeparated([formatter.sanitized(certificate.subject), until, print]))
        }
    }

    private func field(_ field: ReceiptDetails.Field) -> SafeText {
        let parts = [
            formatter.value(of: field, in: facts), formatter.meaning(of: field, in: facts),
        ]
        return formatter.fact(
            formatter.sanitized(field.name), formatter.commaSeparated(parts.compactMap(\.self)))
    }
}
