import StoreText
import PurchaseCore
import StoreModel
import TerminalGraphics

extension Model {
    /// Does what a key is for; an act that has a name goes into the event log.
    mutating func act(_ action: Action) -> [Command] {
        let note = action.logName.map { Command.note(.act($0, detail: logDetail(of: action))) }
        return (note.map { [$0] } ?? []) + carryOut(action)
    }

    /// What an act is about, as the catalog names it; never what was typed.
    private func logDetail(of action: Action) -> String {
        action == .buy ? shop.product?.id.rawValue ?? "" : ""
    }

    private mutating func carryOut(_ action: Action) -> [Command] {
        switch action {
        case .up, .down, .pageUp, .pageDown, .first, .last: return move(action)
        case .open: return openDetail()
        case .back: return goBack()
        case .switchPane:
            let next = Screen(rawValue: (screen.rawValue + 1) % Screen.allCases.count) ?? .shop
            return show(next)
        case .show(let next): return show(next)
        case .previous: return show(previousScreen)
        case .buy: return openPurchase()
        case .spend: return openSpend()
        case .finish: return finish()
        case .restore: return restore()
        case .copy: return copy()
        case .filter:
            shop.isTyping = true
            shop.isDetailOpen = false
            shop.setFilter(shop.filter ?? "")
            return []
        case .refresh:
            return screen == .library ? [.refreshWallet] : [.loadCatalog, .refreshWallet]
        case .help:
            overlay = .help(top: 0)
            return []
        case .theme:
            overlay = .themes(ThemePicker(original: themeName))
            return [.listThemes]
        case .mouse:
            isMouseOn.toggle()
            tell(.info, words.say(isMouseOn ? .toastMouseOn : .toastMouseOff))
            return [.setMouse(isMouseOn)]
        case .quit: return [.quit]
        case .suspend: return [.suspend]
        case .redraw: return [.redraw]
        }
    }

    private mutating func show(_ next: Screen) -> [Command] {
        guard next != screen else { return [] }
        previousScreen = screen
        screen = next
        keepInSight()
        return []
    }

    /// Enter never buys: it goes to the detail, whose lines then move, and Esc comes back.
    private mutating func openDetail() -> [Command] {
        switch screen {
        case .shop: if shop.line != nil { shop.isDetailOpen = true }
        case .activity: if activityRow != nil { activity.isDetailOpen = true }
        case .library:
            guard let index = libraryTarget else {
                return tell(.info, words.say(.toastNothingHere))
            }
            activity.selected = index
            activity.isDetailOpen = true
            _ = show(.activity)
        }
        shop.detailTop = 0
        activity.detailTop = 0
        return []
    }

    /// Esc undoes one thing, the newest first; it never quits.
    private mutating func goBack() -> [Command] {
        if !toasts.isEmpty {
            toasts.removeLast()
        } else if screen == .shop, shop.isDetailOpen {
            shop.isDetailOpen = false
        } else if screen == .activity, activity.isDetailOpen {
            activity.isDetailOpen = false
        } else if screen == .shop, shop.filter != nil {
            shop.setFilter(nil)
            keepInSight()
        }
        return []
    }

    private mutating func openPurchase() -> [Command] {
        guard let product = shop.product else {
            return tell(.info, unavailableReason ?? words.say(.toastNothingHere))
        }
        if let reason = blockedReason(product) { return tell(.info, reason) }
        let isOwned = owns(product.id)
        overlay = .buy(PurchaseDialog(product: product, outcome: place.outcome, isOwned: isOwned))
        return [.newIntent]
    }

    private mutating func openSpend() -> [Command] {
        guard !engine.snapshot.wallet.balances.isEmpty else {
            return tell(.info, words.say(.emptyWallet))
        }
        guard let good = spendableGood else { return tell(.info, words.say(.spendChoose)) }
        overlay = .spend(SpendDialog(good: good))
        return []
    }

    private mutating func finish() -> [Command] {
        guard let row = activityRow, let id = row.transactionID, row.stage == .delivered else {
            return tell(.info, words.say(.finishNotDelivered))
        }
        guard canFinish(row) else {
            return tell(.info, words.say(.finishesByItself))
        }
        return [.finish(id)]
    }

    mutating func restore() -> [Command] {
        guard !isRestoring else { return tell(.info, words.say(.toastRestoring)) }
        if case .reading(let reason) = engine.snapshot.mode {
            return tell(.info, words.say(.buyBlockedReading, reason))
        }
        isRestoring = true
        tell(.info, words.say(.toastRestoring))
        return [.restore]
    }

    private mutating func copy() -> [Command] {
        guard let row = activityRow else { return tell(.info, words.say(.toastNothingHere)) }
        let text = row.merchantOrder?.rawValue ?? row.transactionID?.rawValue ?? row.id
        tell(.info, words.say(.toastCopied, text))
        return [.copy(text)]
    }
}
