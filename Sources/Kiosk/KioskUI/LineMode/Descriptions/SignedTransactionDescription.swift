import KioskPresentation
import StoreModel
import StoreText
import TerminalGraphics

/// Describes the signed transaction of the receipt screen: its signature, the merchant's verdict and its fields.
struct SignedTransactionDescription {
    let model: Model
    let facts: ReceiptDetails
    private var formatter: DisplayFormatter { model.formatter }
    private var view: ReceiptView { ReceiptView(model: model, layout: model.layout) }

    /// The product, whether the signature is valid, and the merchant's verdict.
    var summary: [SafeText] {
        let signature =
            facts.verificationFailure.map { formatter.text(.receiptRefused, $0) }
            ?? formatter.text(.receiptGenuine)
        let reason = formatter.sanitized(facts.verdict?.reason ?? "")
        return [
            view.heading(of: facts), signature, formatter.fact(.receiptVerdict, verdict), reason,
        ]
    }

    /// All signed fields, followed by the signing certificates.
    var details: [SafeText] {
        facts.fields.map(field) + [formatter.text(.receiptSigned, facts.algorithm)]
            + facts.chain.map { kind, certificate in
                formatter.fact(
                    kind,
                    formatter.commaSeparated([
                        formatter.sanitized(certificate.subject), view.end(of: certificate),
                        formatter.sanitized("SHA-256 " + certificate.fingerprint.prefix(16)),
                    ]))
            }
    }

    private var verdict: SafeText {
        guard let verdict = facts.verdict else { return formatter.text(.receiptNoVerdict) }
        return formatter.commaSeparated([
            formatter.sanitized(formatter.messages.name(of: verdict.decision ?? .revoked)),
            formatter.text(verdict.signatureText),
            verdict.at.map { SafeText(formatted: formatter.times.dateTime($0)) },
        ])
    }

    private func field(_ field: ReceiptDetails.Field) -> SafeText {
        formatter.fact(
            formatter.sanitized(field.name),
            formatter.commaSeparated([
                formatter.value(of: field, in: facts), formatter.meaning(of: field, in: facts),
            ]))
    }
}
