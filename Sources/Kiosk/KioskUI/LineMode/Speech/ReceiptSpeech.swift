import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// Describes a decoded signed transaction.
struct ReceiptSpeech {
    let model: Model
    let facts: ReceiptFacts
    private var words: DisplayFormatter { model.words }

    /// The product, whether the signature is valid, and the merchant's verdict.
    var summary: [SafeText] { head + judgement }

    /// All signed fields, followed by the signing certificates.
    var details: [SafeText] {
        facts.fields.map(field) + [words.say(.receiptSigned, facts.algorithm)] + chain
    }

    private var head: [SafeText] {
        let row = model.engine.snapshot.rows.first { $0.transactionID == facts.transactionID }
        let title = row.map(model.title) ?? facts.transactionID.rawValue
        return [
            words.say(.receiptOf, title),
            facts.refusal.map { words.say(.receiptRefused, $0) } ?? words.say(.receiptGenuine),
        ]
    }

    private var judgement: [SafeText] {
        let label = words.say(.receiptVerdict)
        guard let judgement = facts.judgement else {
            return [words.fact(label, words.say(.receiptNoVerdict))]
        }
        let decision = words.quote(words.messages.name(of: judgement.decision ?? .revoked))
        let proof: Phrase =
            switch judgement.isGenuine {
            case true?: .receiptVerdictGenuine
            case false?: .receiptVerdictForged
            case nil: .receiptVerdictUnsigned
            }
        let when = judgement.at.map { SafeText(formatted: words.times.dateTime($0)) }
        let said = [decision, words.say(proof), when].compactMap(\.self)
        let reason = words.quote(judgement.reason)
        return [words.fact(label, words.line(said))] + (reason.isEmpty ? [] : [reason])
    }

    private var chain: [SafeText] {
        let last = facts.certificates.count - 1
        return facts.certificates.enumerated().map { index, certificate in
            let kind: Phrase =
                index == 0 ? .receiptLeaf : index == last ? .receiptRoot : .receiptIntermediate
            let until = words.say(.validUntil, words.times.day(certificate.validity.upperBound))
            let print = words.quote("SHA-256 " + certificate.fingerprint.prefix(16))
            return words.fact(
                words.say(kind), words.line([words.quote(certificate.subject), until, print]))
        }
    }

    private func field(_ field: ReceiptFacts.Field) -> SafeText {
        let view = ReceiptView(model: model, layout: model.layout)
        let parts = [view.reading(of: field, in: facts), view.meaning(of: field, in: facts)]
        return words.fact(words.quote(field.name), words.line(parts.compactMap(\.self)))
    }
}
