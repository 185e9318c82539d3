import StoreModel
import StoreText
import TerminalGraphics

/// The text block of one product after a step of the demo.
struct DemoColumnBlock {
    let column: DemoColumn
    let step: DemoStep
    let words: DisplayFormatter
    let width: Int
    /// Whether there is room for blank lines and secondary details.
    let isAiry: Bool

    var block: TextBlock {
        var block = TextBlock(width: width)
        addTitle(to: &block)
        if isAiry { block.space() }
        for fact in DemoFact.all(of: step, words) { add(fact, to: &block) }
        if isAiry { block.space() }
        addReceipts(to: &block)
        guard let reason = step.reason else { return block }
        if isAiry { block.space() }
        block.add(words.sentence(for: reason), Style(.accent))
        return block
    }

    private func addTitle(to block: inout TextBlock) {
        let product = column.product
        let title = words.marked(product.type.glyph, words.quote(product.displayName))
        let price = words.price(of: product)
        let type = words.quote(words.messages.name(of: product.type))
        let promise = words.quote(words.messages.promise(of: product.type))
        let room = max(width - price.width - 1, 0)
        block.add(line: [
            (title.fitted(to: room) + " ", Style(product.type.role, on: nil, .bold)),
            (price, Style(.price, on: nil, .bold)),
        ])
        guard isAiry else { return }
        block.add(line: [
            ("  ", .text), (words.line([type, promise]), Style(.muted)),
        ])
    }

    private var labelWidth: Int {
        let labels = DemoFact.all(of: step, words).map(\.label.width)
        return min(max(labels.max() ?? 0, 9) + 2, width / 2)
    }

    private func add(_ fact: DemoFact, to block: inout TextBlock) {
        let mark = fact.isChanged ? words.glyphs[.pointer] : " "
        let label = fact.label.clipped(to: labelWidth - 1).padded(to: labelWidth)
        var line: TextBlock.Line = [
            (mark + " ", Style(.accent, on: nil, .bold)), (label, Style(.muted)),
        ]
        if fact.isChanged {
            line += [
                (fact.before, Style(.muted)), (" \(words.arrow) ", Style(.muted)),
                (fact.after, Style(role(of: fact), on: nil, .bold)),
            ]
        } else {
            line.append((fact.after, .text))
        }
        block.add(line: line)
    }

    private func role(of fact: DemoFact) -> Role {
        fact.isMoney ? .price : fact.isLess ? .warning : .success
    }

    /// Adds the receipts, or only the newest one if not all fit.
    private func addReceipts(to block: inout TextBlock) {
        let receipts = step.after.receipts
        guard !receipts.isEmpty else { return }
        if isAiry { block.add("  \(words.say(.demoReceipts))", Style(.header)) }
        for receipt in isAiry ? receipts[...] : receipts.suffix(1) { add(receipt, to: &block) }
    }

    private func add(_ receipt: DemoReceipt, to block: inout TextBlock) {
        let look = DemoReceiptStyle(receipt, words)
        let isNew = step.isChanged(receipt)
        let id = isAiry ? words.quote(receipt.id.rawValue) : words.tail(of: receipt.id)
        let charge = receipt.charge.isFree ? words.say(.free) : words.price(receipt.charge)
        block.add(line: [
            (isNew ? words.glyphs[.pointer] : " ", Style(.accent, on: nil, .bold)),
            (" \(words.glyphs[look.glyph]) ", Style(look.role)),
            (id + "  ", Style(isNew ? .text : .muted, on: nil, isNew ? .bold : [])),
            (charge + "  ", Style(.price)), (look.word, Style(look.role)),
        ])
    }
}

extension DisplayFormatter {
    /// The arrow between the values before and after a step.
    var arrow: SafeText { glyphs.set == .unicode ? "→" : "->" }
}
