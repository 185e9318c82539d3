import KioskPresentation
import StoreModel
import StoreText
import TerminalGraphics

/// The text block of one product after a step of the demo.
struct DemoColumnBlock {
    let column: DemoColumn
    let step: DemoStep
    let formatter: DisplayFormatter
    let width: Int
    /// Whether there is room for blank lines and secondary details.
    let isAiry: Bool

    var block: TextBlock {
        var block = TextBlock(width: width)
        addTitle(to: &block)
        if isAiry { block.addBlankLine() }
        for fact in DemoValueChange.all(of: step, formatter) { add(fact, to: &block) }
        if isAiry { block.addBlankLine() }
        addReceipts(to: &block)
        guard let reason = step.reason else { return block }
        if isAiry { block.addBlankLine() }
        block.add(formatter.sentence(for: reason), Style(.accent))
        return block
    }

    private func addTitle(to block: inout TextBlock) {
        let product = column.product
        let title = formatter.marked(product.type.glyph, formatter.sanitized(product.displayName))
        let price = formatter.price(of: product)
        let type = formatter.sanitized(formatter.messages.name(of: product.type))
        let promise = formatter.sanitized(formatter.messages.promise(of: product.type))
        let room = max(width - price.width - 1, 0)
        block.add(line: [
            (title.fitted(to: room) + " ", Style(product.type.role, on: nil, .bold)),
            (price, Style(.price, on: nil, .bold)),
        ])
        guard isAiry else { return }
        block.add(line: [
            ("  ", .text), (formatter.commaSeparated([type, promise]), Style(.muted)),
        ])
    }

    private var labelWidth: Int {
        let labels = DemoValueChange.all(of: step, formatter).map(\.label.width)
        return min(max(labels.max() ?? 0, 9) + 2, width / 2)
    }

    private func add(_ fact: DemoValueChange, to block: inout TextBlock) {
        let mark = fact.isChanged ? formatter.glyphs[.pointer] : " "
        let label = fact.label.clipped(to: labelWidth - 1).padded(to: labelWidth)
        var line: TextBlock.Line = [
            (mark + " ", Style(.accent, on: nil, .bold)), (label, Style(.muted)),
        ]
        if fact.isChanged {
            line += [
                (fact.before, Style(.muted)), (" \(formatter.arrow) ", Style(.muted)),
                (fact.after, Style(role(of: fact), on: nil, .bold)),
            ]
        } else {
            line.append((fact.after, .text))
        }
        block.add(line: line)
    }

    private func role(of fact: DemoValueChange) -> Role {
        fact.isMoney ? .price : fact.isDecrease ? .warning : .success
    }

    /// Adds the receipts, or only the newest one if not all fit.
    private func addReceipts(to block: inout TextBlock) {
        let receipts = step.after.receipts
        guard !receipts.isEmpty else { return }
        if isAiry { block.add("  \(formatter.text(.demoReceipts))", Style(.header)) }
        for receipt in isAiry ? receipts[...] : receipts.suffix(1) { add(receipt, to: &block) }
    }

    private func add(_ receipt: DemoReceipt, to block: inout TextBlock) {
        let receiptStyle = DemoReceiptStyle(receipt, formatter)
        let isNew = step.isChanged(receipt)
        let id = isAiry ? formatter.sanitized(receipt.id.rawValue) : formatter.tail(of: receipt.id)
        let charge = receipt.charge.isFree ? formatter.text(.free) : formatter.price(receipt.charge)
        block.add(line: [
            (isNew ? formatter.glyphs[.pointer] : " ", Style(.accent, on: nil, .bold)),
            (" \(formatter.glyphs[receiptStyle.glyph]) ", Style(receiptStyle.role)),
            (id + "  ", Style(isNew ? .text : .muted, on: nil, isNew ? .bold : [])),
            (charge + "  ", Style(.price)), (receiptStyle.word, Style(receiptStyle.role)),
        ])
    }
}

extension DisplayFormatter {
    /// The arrow between the values before and after a step.
    var arrow: SafeText { glyphs.set == .unicode ? "→" : "->" }
}

// MARK: Facts

/// One labelled value of a demo step, before and after the step.
struct DemoValueChange: Hashable {
    let label: SafeText
    let before: SafeText
    let after: SafeText
    /// Whether the amount or the ownership decreased.
    var isDecrease = false
    /// Whether the value is an amount of money.
    var isMoney = false

    var isChanged: Bool { before != after }

    /// Returns the facts of a step in the order in which they are shown.
    static func all(of step: DemoStep, _ words: DisplayFormatter) -> [DemoValueChange] {
        let (before, after) = (step.before, step.after)
        var facts = [
            DemoValueChange(
                label: words.text(.chargedYes), before: words.money(before.charged),
                after: words.money(after.charged), isMoney: true)
        ]
        if !after.refunded.isFree {
            facts.append(
                DemoValueChange(
                    label: words.text(.chargedBack), before: words.money(before.refunded),
                    after: words.money(after.refunded), isMoney: true))
        }
        return facts + [
            fact(.demoPhone, before.phone, after.phone, words),
            fact(.demoTablet, before.tablet, after.tablet, words),
            fact(.laneMerchant, before.merchant, after.merchant, words),
        ]
    }

    private static func fact(
        _ label: TextKey, _ before: DemoHolding?, _ after: DemoHolding?, _ words: DisplayFormatter
    ) -> DemoValueChange {
        let (had, has) = (before ?? .nothing, after ?? .nothing)
        return DemoValueChange(
            label: words.text(label), before: words.holdingText(before),
            after: words.holdingText(after),
            isDecrease: has.amount < had.amount || had.isOwned && !has.isOwned)
    }
}

// MARK: Styles

/// The color, glyph and word of a demo transaction, the same as on the other screens.
struct DemoReceiptStyle {
    let role: Role
    let glyph: Glyph
    let word: SafeText

    init(_ receipt: DemoReceipt, _ words: DisplayFormatter) {
        switch receipt.state {
        case .refunded:
            (role, glyph, word) = (.stateRefunded, .refunded, words.text(.stageRefunded))
        case .finished where receipt.refersToAnother:
            (role, glyph) = (.stateRestored, .restored)
            word = words.text(.demoRefersTo, words.tail(of: receipt.originalID).string)
        case .finished:
            (role, glyph, word) = (.stateFinished, .finished, words.text(.stateFinished))
        default:
            (role, glyph, word) = (.statePurchased, .purchased, words.text(.statePurchased))
        }
    }
}

// MARK: Words

extension DisplayFormatter {
    /// Returns the name of a demo step.
    func name(of act: DemoOperation) -> SafeText {
        switch act {
        case .buy: text(.demoBuy)
        case .buyAgain: text(.demoBuyAgain)
        case .spend: text(.demoSpend)
        case .secondDevice: text(.demoSecondDevice)
        case .restore: text(.demoRestore)
        case .refund: text(.demoRefund)
        }
    }

    /// Returns the explanation of a step's result.
    func sentence(for reason: DemoReason) -> SafeText {
        switch reason {
        case .boughtToUse: text(.demoBoughtToUse)
        case .boughtForGood: text(.demoBoughtForGood)
        case .chargedAgain: text(.demoChargedAgain)
        case .freeAgain: text(.demoFreeAgain)
        case .spentAtMerchant: text(.demoSpentAtMerchant)
        case .nothingToSpend: text(.demoNothingToSpend)
        case .walletFollows: text(.demoWalletFollows)
        case .waitsForRestore: text(.demoWaitsForRestore)
        case .nothingToRestore: text(.demoNothingToRestore)
        case .restored: text(.demoRestored)
        case .refundedGoods: text(.demoRefundedGoods)
        case .refundedSpent: text(.demoRefundedSpent)
        case .refundedOwnership: text(.demoRefundedOwnership)
        }
    }

    /// Returns a price, or the word for nothing if it is zero.
    func money(_ price: Price) -> SafeText {
        price.isFree ? text(.demoNothing) : self.price(price)
    }

    /// Returns what a device or the merchant has: goods, ownership and debts; nil is a device that is switched off.
    func holdingText(_ holding: DemoHolding?) -> SafeText {
        guard let holding else { return text(.demoOff) }
        var parts = holding.goods.map { sanitized(goods($0)) }
        if holding.isOwned { parts.append(marked(.owned, text(.owned))) }
        if !holding.debts.isEmpty { parts.append(text(.walletDebt, goods(holding.debts))) }
        return parts.isEmpty ? text(.demoNothing) : commaSeparated(parts)
    }

    /// Returns the last digits of a transaction ID, which are enough to distinguish the transactions of a demo.
    func tail(of id: TransactionID) -> SafeText {
        "\(glyphs[.ellipsis])\(sanitized(String(id.rawValue.suffix(6))))"
    }
}
