import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// The view of the receipt screen: the decoded payload with explanations, the signatures, and the merchant's verdict.
struct ReceiptView: ScreenView, ModelFormatting {
    let model: Model
    let layout: Layout

    func draw(on canvas: inout Canvas) {
        guard let facts = model.shownReceipt else { return drawNothing(on: &canvas) }
        for (index, (block, rect)) in panes(facts).enumerated() {
            let top = model.receipt.top
            block.draw(in: rect, top: top, on: &canvas)
            guard index == 0 else {
                drawDetailFrame(of: block, top: top, on: &canvas)
                continue
            }
            let frame = PaneFrame(
                title: paneTitle(.tabReceipt), viewport: block.viewport(top, in: rect.height))
            draw(frame, in: layout.listPane, on: &canvas)
        }
    }

    /// Returns the panes with their text; they share one scroll offset, which each pane limits to its own length.
    func panes(_ facts: ReceiptDetails) -> [(block: TextBlock, rect: Rect)] {
        let row = row(of: facts)
        guard layout.detail != nil else {
            let all = layout.detailText
            return [(block(facts, of: row, width: all.width, hasProof: true), all)]
        }
        let (main, side) = (layout.list.inset(left: 1, right: 1), layout.detailText)
        return [
            (block(facts, of: row, width: main.width, hasProof: false), main),
            (proof(facts, width: side.width), side),
        ]
    }

    /// Returns the receipt of a transaction in one pane, or why there is none.
    func block(of row: TransactionRow?, width: Int) -> TextBlock {
        if let facts = model.receipt.facts, facts.transactionID == row?.transactionID {
            return block(facts, of: row, width: width, hasProof: true)
        }
        var block = TextBlock(width: width)
        block.add(missing(of: row?.transactionID), Style(.muted))
        return block
    }

    /// Returns all of a receipt in one pane.
    func block(_ facts: ReceiptDetails, width: Int) -> TextBlock {
        block(facts, of: row(of: facts), width: width, hasProof: true)
    }

    /// Returns why the receipt of a transaction is not shown.
    private func missing(of id: TransactionID?) -> SafeText {
        guard let id else { return formatter.text(.receiptNone) }
        let isMissing = model.receipt.isMissing && model.receipt.lastRequest?.id == id
        return isMissing ? model.missingReceipt : formatter.text(.loading)
    }

    private func row(of facts: ReceiptDetails) -> TransactionRow? {
        model.engine.snapshot.rows.first { $0.transactionID == facts.transactionID }
    }

    /// Returns the payload's text, including the proof if that does not have a pane of its own.
    private func block(
        _ facts: ReceiptDetails, of row: TransactionRow?, width: Int, hasProof: Bool
    ) -> TextBlock {
        var block = TextBlock(width: width)
        addHead(facts, of: row, to: &block)
        if hasProof {
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

    /// Returns the heading with the product's title.
    func heading(of facts: ReceiptDetails) -> SafeText { heading(of: facts, row(of: facts)) }

    private func heading(of facts: ReceiptDetails, _ row: TransactionRow?) -> SafeText {
        formatter.text(
            .receiptOf, row.map { model.title(of: $0) } ?? facts.transactionID.rawValue)
    }

    private func addHead(
        _ facts: ReceiptDetails, of row: TransactionRow?, to block: inout TextBlock
    ) {
        block.add(heading(of: facts, row), Style(.title, on: nil, .bold))
        let numbers =
            row.map(formatter.messages.numbers)
            ?? [formatter.text(.transactionNumber, facts.transactionID.rawValue)]
        for number in numbers { block.add(number, Style(.muted)) }
    }

    // MARK: Payload

    private static let nameColumn = 23

    private func add(
        _ field: ReceiptDetails.Field, of facts: ReceiptDetails, to block: inout TextBlock
    ) {
        let name = formatter.sanitized(field.name)
        let value = formatter.value(of: field, in: facts)
        let meaning = formatter.meaning(of: field, in: facts)
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

    // MARK: Proof

    private func proof(_ facts: ReceiptDetails, width: Int) -> TextBlock {
        var block = TextBlock(width: width)
        addProof(facts, to: &block)
        return block
    }

    private func addProof(_ facts: ReceiptDetails, to block: inout TextBlock) {
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

    private func addChain(_ facts: ReceiptDetails, to block: inout TextBlock) {
        block.add(formatter.text(.receiptChain), Style(.header, on: nil, .bold))
        for (index, (kind, certificate)) in facts.chain.enumerated() {
            let indent = (" " as SafeText).repeated(min(index * 2, 6))
            let arrow = index == 0 ? formatter.glyphs[.event] : formatter.glyphs[.arrowUp]
            block.add("\(indent)\(arrow) ", hanging: formatter.text(kind), Style(.accent))
            let inside: SafeText = "\(indent)  "
            block.add(inside, hanging: formatter.sanitized(certificate.subject))
            block.add(inside, hanging: end(of: certificate), Style(.muted))
            let print = formatter.sanitized(String(certificate.fingerprint.prefix(16)))
            block.add(inside, hanging: "SHA-256 \(print)…", Style(.muted))
        }
    }

    /// Returns until when a certificate is valid.
    func end(of certificate: ReceiptDetails.Certificate) -> SafeText {
        formatter.text(.validUntil, formatter.times.day(certificate.validity.upperBound))
    }

    private func addJudgement(
        _ judgement: ReceiptDetails.MerchantVerdict?, to block: inout TextBlock
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
        block.add(
            formatter.text(judgement.signatureText),
            Style(judgement.isSignatureValid == true ? .muted : .warning))
    }
}
