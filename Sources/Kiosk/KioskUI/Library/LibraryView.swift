import StoreText
import PurchaseCore
import StoreModel
import TerminalGraphics

/// The Library: the wallet with its history, and what is owned.
struct LibraryView {
    let model: Model
    let layout: Layout
    private var words: Words { model.words }

    func draw(on canvas: inout Canvas) {
        if let pane = layout.detail {
            let left = layout.list.inset(left: 1, right: 1)
            wallet(width: left.width).draw(in: left, top: 0, on: &canvas)
            let right = pane.inset(left: 2, right: 1)
            owned(width: right.width).draw(in: right, top: 0, on: &canvas)
            return
        }
        let rect = layout.body.inset(left: 1, right: 1)
        let owned = owned(width: rect.width)
        let share = min(owned.lines.count, rect.height / 2)
        let (top, bottom) = rect.cutBottom(share)
        wallet(width: rect.width).draw(in: top, top: 0, on: &canvas)
        owned.draw(in: bottom, top: 0, on: &canvas)
    }

    private func wallet(width: Int) -> TextBlock {
        var block = TextBlock(width: width)
        let wallet = model.engine.snapshot.wallet
        block.add(
            words.say(.walletOf, model.place.account.rawValue), Style(.header, on: nil, .bold))
        if wallet.balances.isEmpty { block.add(words.say(.emptyWallet), Style(.muted)) }
        for (index, balance) in wallet.balances.enumerated() {
            let isSelected = index == model.library.selected
            let pointer = isSelected ? words.glyphs[.pointer] : " "
            let amount = SafeText(formatted: words.counts.string(balance.amount))
            let trend = words.glyphs.sparkline(history(of: balance.good))
            block.add(line: [
                ("\(pointer) ", Style(.cursor)),
                (
                    words.quote(balance.good.rawValue).fitted(to: 12),
                    Style(.text, on: nil, isSelected ? .bold : [])
                ),
                (amount.padded(to: 7, alignment: .right), Style(.price, on: nil, .bold)),
                ("  \(trend)", Style(.accent)),
            ])
        }
        for debt in wallet.debts {
            block.add(words.say(.walletDebt, words.counts.string(debt)), Style(.warning))
        }
        if wallet.isProvisional { block.add(words.say(.walletProvisional), Style(.muted)) }
        if !wallet.entries.isEmpty { block.space() }
        for entry in wallet.entries.prefix(100) { add(entry, to: &block) }
        return block
    }

    /// The balances of a good after its latest changes, the oldest first.
    private func history(of good: GoodID) -> [Int] {
        model.engine.snapshot.wallet.entries.lazy.filter { $0.change.good == good }.prefix(8)
            .map { Int(clamping: $0.balance) }.reversed()
    }

    private func add(_ entry: WalletEntry, to block: inout TextBlock) {
        let amount = SafeText(formatted: words.counts.change(entry.change.amount))
        let when = SafeText(formatted: words.times.nearby(entry.at, now: model.now))
        let role: Role = entry.change.amount < 0 ? .stateRefunded : .stateFinished
        let room = max(block.width - 8 - when.width - 2, 1)
        block.add(line: [
            (amount.padded(to: 6, alignment: .right), Style(role)), ("  ", .text),
            (when, Style(.muted)), ("  ", .text), (why(entry).clipped(to: room), .text),
        ])
    }

    private func why(_ entry: WalletEntry) -> SafeText {
        let good = words.quote(entry.change.good.rawValue)
        switch entry.kind {
        case .spend: return entry.note.isEmpty ? words.say(.spent) : words.say(.spentOn, entry.note)
        case .revocation, .debt: return words.say(.takenBack)
        case .grant:
            guard let order = entry.merchantOrder else { return good }
            return "\(good) \(words.glyphs[.separator]) \(words.say(.orderNumber, order.rawValue))"
        }
    }

    private func owned(width: Int) -> TextBlock {
        var block = TextBlock(width: width)
        block.add(words.say(.ownedTitle), Style(.header, on: nil, .bold))
        let owned = model.engine.snapshot.entitlements
        if owned.isEmpty { block.add(words.say(.emptyOwned), Style(.muted)) }
        for entitlement in owned.prefix(500) { add(entitlement, to: &block) }
        return block
    }

    private func add(_ entitlement: Entitlement, to block: inout TextBlock) {
        let id = entitlement.productID
        let title = model.shop.catalog?.products.first { $0.id == id }?.displayName ?? id.rawValue
        var since = words.say(.ownedSince, words.times.nearby(entitlement.since, now: model.now))
        if entitlement.isRestored {
            since += " \(words.glyphs[.separator]) \(words.say(.ownedRestored))"
        }
        if let expires = entitlement.expires {
            let left = words.ages.string(until: expires, now: model.now)
            since = words.say(.timeLeft, left)
        }
        let name = words.marked(.owned, words.quote(title))
        guard name.width + since.width + 2 <= block.width else {
            block.add(line: [(name.clipped(to: block.width), Style(.owned))])
            block.add(line: [("    \(since)", Style(.muted))])
            return
        }
        let gap = block.width - since.width
        block.add(line: [(name.padded(to: gap), Style(.owned)), (since, Style(.muted))])
    }
}
