import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// The receipt screen: the decoded payload with explanations, the signatures, and the merchant's verdict.
struct ReceiptView {
    let model: Model
    let layout: Layout
    private var formatter: DisplayFormatter { model.formatter }

    func draw(on canvas: inout Canvas) {
        guard let facts = model.shownReceipt else { return drawNothing(on: &canvas) }
        for (block, rect) in panes(facts) {
            block.draw(in: rect, top: model.receipt.top, on: &canvas)
        }
    }

    /// Returns the panes with their text; they share one scroll offset, which each pane limits to its own length.
    func panes(_ facts: ReceiptFacts) -> [(block: TextBlock, rect: Rect)] {
        guard layout.detail != nil else {
            let all = layout.detailText
            return [(block(facts, width: all.width), all)]
        }
        let (main, side) = (layout.list.inset(left: 1, right: 1), layout.detailText)
        return [
            (block(facts, width: main.width), main), (proof(facts, width: side.width), side),
        ]
    }

    /// Returns the payload's text, including the proof if that does not have a pane of its own.
    private func block(_ facts: ReceiptFacts, width: Int) -> TextBlock {
        var block = TextBlock(width: width)
        addHead(facts, to: &block)
        if layout.detail == nil {
            block.addBlankLine()
            addProof(facts, to: &block)
        }
        block.addBlankLine()
        block.add(formatter.text(.receiptPayload), Style(.header, on: nil, .bold))
        for field in facts.fields { add(field, of: facts, to: &block) }
        return block
    }

    private func drawNothing(on canvas: inout Canvas) {
        let lines =
            model.receiptSubject == nil
            ? [formatter.text(.receiptNone), model.howToBuy]
            : [model.receipt.isMissing ? model.missingReceipt : formatter.text(.loading)]
        EmptyPane(lines: lines).draw(in: layout.list, layout.density, on: &canvas)
    }

    private func addHead(_ facts: ReceiptFacts, to block: inout TextBlock) {
        let row = model.engine.snapshot.rows.first { $0.transactionID == facts.transactionID }
        let title =
            row.map { formatter.sanitized(model.title(of: $0)) }
            ?? formatter.sanitized(facts.transactionID.rawValue)
        block.add(formatter.text(.receiptOf, title.string), Style(.title, on: nil, .bold))
        let numbers = [
            row?.merchantOrder.map { formatter.text(.orderNumber, $0.rawValue) },
            formatter.text(.transactionNumber, facts.transactionID.rawValue),
        ].compactMap(\.self)
        for number in numbers { block.add(number, Style(.muted)) }
    }

    // MARK: Payload

    private static let nameColumn = 23

    private func add(
        _ field: ReceiptFacts.Field, of facts: ReceiptFacts, to block: inout TextBlock
    ) {
        let name = formatter.sanitized(field.name)
        let value = readableValue(of: field, in: facts)
        let meaning = meaning(of: field, in: facts)
        guard block.width >= Self.nameColumn + 20 else {
            block.add(name, Style(.muted))
            block.add("  \(value)")
            return
        }
        let room = block.width - Self.nameColumn
        guard let meaning, value.width + meaning.width + 2 <= room else {
            block.add(label: name, value, column: Self.nameColumn)
            if let meaning { block.add(label: "", meaning, Style(.muted), column: Self.nameColumn) }
            return
        }
        block.add(line: [
            (name.fitted(to: Self.nameColumn), Style(.muted)), (value, .text),
            ("  ", .text), (meaning, Style(.muted)),
        ])
    }

    /// Returns a field's value as signed, with a readable form of dates and prices.
    func readableValue(of field: ReceiptFacts.Field, in facts: ReceiptFacts) -> SafeText {
        let value = formatter.sanitized(field.value)
        guard let number = Int64(field.value) else { return value }
        if field.name.hasSuffix("Date") {
            let moment = formatter.times.dateTime(Timestamp(milliseconds: number))
            return "\(value) = \(SafeText(formatted: moment))"
        }
        if field.name == "price" || field.name == "unitPrice", let currency = currency(of: facts) {
            return "\(value) = \(formatter.price(Price(milliunits: number, currency: currency)))"
        }
        return value
    }

    /// Returns the meaning of a field; nil if kiosk does not know the field.
    func meaning(of field: ReceiptFacts.Field, in facts: ReceiptFacts) -> SafeText? {
        // Version 0.4.0 and earlier signed the price of one piece as `price`, and no `unitPrice`.
        let isUnitPrice =
            field.name == "price" && facts["quantity"] ?? "1" != "1" && facts["unitPrice"] == nil
        return formatter.messages.meaning(ofField: isUnitPrice ? "unitPrice" : field.name)
            .map(formatter.sanitized)
    }

    private func currency(of facts: ReceiptFacts) -> Currency? {
        facts["currency"].flatMap { Currency(code: $0) }
    }

    // MARK: Proof

    private func proof(_ facts: ReceiptFacts, width: Int) -> TextBlock {
        var block = TextBlock(width: width)
        addProof(facts, to: &block)
        return block
    }

    private func addProof(_ facts: ReceiptFacts, to block: inout TextBlock) {
        if let refusal = facts.verificationFailure {
            let text = formatter.text(.receiptRefused, refusal)
            block.add(formatter.marked(.failed, text), Style(.stateFailed, on: nil, .bold))
        } else {
            block.add(
                formatter.marked(.finished, formatter.text(.receiptGenuine)),
                Style(.stateFinished, on: nil, .bold))
        }
        block.add(formatter.text(.receiptSigned, facts.algorithm), Style(.muted))
        block.addBlankLine()
        addJudgement(facts.verdict, to: &block)
        block.addBlankLine()
        addChain(facts, to: &block)
    }

    private func addChain(_ facts: ReceiptFacts, to block: inout TextBlock) {
        block.add(formatter.text(.receiptChain), Style(.header, on: nil, .bold))
        let last = facts.certificates.count - 1
        for (index, certificate) in facts.certificates.enumerated() {
            let kind: TextKey =
                index == 0 ? .receiptLeaf : index == last ? .receiptRoot : .receiptIntermediate
            let indent = (" " as SafeText).repeated(min(index * 2, 6))
            let arrow = index == 0 ? formatter.glyphs[.event] : formatter.glyphs[.arrowUp]
            block.add("\(indent)\(arrow) \(formatter.text(kind))", Style(.accent))
            let inside: SafeText = "\(indent)  "
            block.add(inside + formatter.sanitized(certificate.subject))
            let until = formatter.text(
                .validUntil, formatter.times.day(certificate.validity.upperBound))
            block.add(inside + until, Style(.muted))
            let print = formatter.sanitized(String(certificate.fingerprint.prefix(16)))
            block.add("\(inside)SHA-256 \(print)…", Style(.muted))
        }
    }

    private func addJudgement(
        _ judgement: ReceiptFacts.MerchantVerdict?, to block: inout TextBlock
    ) {
        block.add(formatter.text(.receiptVerdict), Style(.header, on: nil, .bold))
        guard let judgement else {
            return block.add(formatter.text(.receiptNoVerdict), Style(.muted))
        }
        let decision = judgement.decision ?? .revoked
        let text: SafeText =
            "\(formatter.sanitized(decision.rawValue)): \(formatter.sanitized(formatter.messages.name(of: decision)))"
        let isGood = decision == .accepted || decision == .alreadyGranted
        block.add(
            formatter.marked(isGood ? .finished : .info, text),
            Style(isGood ? .stateFinished : .stateRefunded))
        if !judgement.reason.isEmpty {
            block.add(formatter.sanitized(judgement.reason), Style(.warning))
        }
        if let at = judgement.at {
            block.add(SafeText(formatted: formatter.times.dateTime(at)), Style(.muted))
        }
        switch judgement.isSignatureValid {
        case true?: block.add(formatter.text(.receiptVerdictGenuine), Style(.muted))
        case false?: block.add(formatter.text(.receiptVerdictForged), Style(.warning))
        case nil: block.add(formatter.text(.receiptVerdictUnsigned), Style(.warning))
        }
    }
}
