package import StoreModel
import StoreText
package import TerminalGraphics

/// The demo as lines of text, for pipes, files and screen readers.
package struct DemoTranscript {
    private let columns: [DemoColumn]
    private let words: DisplayFormatter

    /// Creates the transcript of recorded columns in the language of a locale.
    package init(_ columns: [DemoColumn], glyphs: GlyphSet, locale: LocaleID) {
        self.columns = columns
        words = DisplayFormatter(locale: locale, glyphs: glyphs, zone: "UTC")
    }

    /// The whole transcript, with one fact on each line.
    package var lines: [SafeText] {
        let acts = columns.first?.steps.map(\.act) ?? []
        let head: [SafeText] = [words.say(.demoTitle), words.say(.dialogNoMoney)]
        return acts.indices.reduce(into: head) { lines, index in
            lines += ["", "\(index + 1). \(words.name(of: acts[index]))"]
            for column in columns where column.steps.indices.contains(index) {
                lines += self.lines(of: column, column.steps[index])
            }
        }
    }

    /// Returns the explanation of a step's result; nil for a step without a reason.
    package func reason(of step: DemoStep) -> SafeText? { step.reason.map(words.sentence) }

    private func lines(of column: DemoColumn, _ step: DemoStep) -> [SafeText] {
        let product = column.product
        let title = words.marked(product.type.glyph, words.quote(product.displayName))
        let type = words.quote(words.messages.name(of: product.type))
        var lines: [SafeText] = [
            "", "   \(title) (\(words.line([type, words.price(of: product)])))",
        ]
        lines += DemoFact.all(of: step, words).map { fact in
            let value = fact.isChanged ? "\(fact.before) \(words.arrow) \(fact.after)" : fact.after
            return "     \(fact.label.padded(to: 14)) \(value)"
        }
        lines += step.after.receipts.map { line(of: $0, isNew: step.isChanged($0)) }
        return lines + (reason(of: step).map { ["     \($0)"] } ?? [])
    }

    private func line(of receipt: DemoReceipt, isNew: Bool) -> SafeText {
        let look = DemoReceiptStyle(receipt, words)
        let charge = receipt.charge.isFree ? words.say(.free) : words.price(receipt.charge)
        let mark = isNew ? words.glyphs[.pointer] : " "
        let id = words.quote(receipt.id.rawValue)
        return "   \(mark) \(words.glyphs[look.glyph]) \(id)  \(charge)  \(look.word)"
    }
}
