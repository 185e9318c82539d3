import KioskPresentation
import StoreText
import PurchaseCore
import StoreModel
import TerminalGraphics

extension Model {
    mutating func startFilter() -> [Command] {
        focus(.list)
        editFilter { $0.startTyping() }
        return []
    }

    mutating func toggleMouse() -> [Command] {
        isMouseOn.toggle()
        let key = keys.keys(for: .mouse).first?.label(formatter.glyphs.set) ?? "m"
        showToast(.info, formatter.text(isMouseOn ? .toastMouseOn : .toastMouseOff, key.string))
        return [.terminal(.setMouse(isMouseOn))]
    }

    mutating func show(_ next: Screen) -> [Command] {
        guard next != screen else { return [] }
        guard next.fits(in: size) else {
            let least = OverviewScreen.minimumSize
            return showToast(
                .info,
                formatter.text(.overviewTooSmall, String(least.width), String(least.height)))
        }
        previousScreen = screen
        screen = next
        sidePane = DetailPaneState()
        selectionGuard = nil
        let commands = next.component.handle(.appeared, in: &self)
        scrollToSelection()
        return commands
    }

    /// Reloads the catalog, the wallet and the shown history.
    mutating func reloadCatalog() -> [Command] {
        activity.requestedHistory = nil
        return [.query(.catalog(context.locale)), .engine(.refreshWallet)]
    }

    /// Opens the detail of the selected item, whose lines the movement keys then scroll until Esc closes it; from the
    /// detail, moves the focus to the third pane.
    mutating func openDetail() -> [Command] {
        let component = screen.component
        if focusedPane == .detail, layout.side != nil {
            focus(.side)
            return []
        }
        if let detail = component.detail, component.canOpen(in: self) {
            self[keyPath: detail].isOpen = true
        }
        scrollDetailsToTop()
        return []
    }

    /// Scrolls the details of all screens to where they begin.
    mutating func scrollDetailsToTop() {
        for detail in Screen.allCases.compactMap(\.component.detail) {
            self[keyPath: detail].top = nil
        }
        sidePane.top = nil
    }

    /// Shows the detail of the transaction at a position of the snapshot in Activity.
    mutating func showTransaction(at index: Int) -> [Command] {
        selectInActivity(index)
        activity.detail.isOpen = true
        return show(.activity)
    }

    /// Esc reverts one thing at a time, the newest first; it never quits.
    mutating func goBack() -> [Command] {
        if !toasts.isEmpty {
            toasts.removeLast()
        } else if isInDetail {
            focus(focusedPane == .side ? .detail : .list)
        } else if hasMarks {
            activity.marks = []
        } else if let filter, filter.text != nil {
            clearFilter()
        } else if let commands = screen.component.back(in: &self) {
            return commands
        } else if let offer = lowBalanceOffer {
            shop.dismissedOffers.insert(offer.product.id)
        }
        return []
    }

    /// Selects a filter of Activity's list; can be undone.
    @discardableResult
    mutating func showFilter(_ part: ActivityFilter) -> [Command] {
        if part != activity.selectedFilter { undo.record(.activityFilter(activity.selectedFilter)) }
        selectFilter(part)
        return []
    }

    /// Selects a filter of Activity's list without recording a change to undo.
    mutating func selectFilter(_ part: ActivityFilter) {
        let kept = activityRow?.id
        activity.selectedFilter = part
        updateShownTransactions()
        reselectInActivity(kept)
    }

    mutating func openPurchase(choice: OfferChoice? = nil) -> [Command] {
        guard let product = shop.product else {
            let reason = shop.unavailableProduct.map(reason(of:))
            return showToast(.info, reason ?? formatter.text(.toastNothingHere))
        }
        if let reason = blockedReason(product, choice: choice) { return showToast(.info, reason) }
        return openPurchase(of: product)
    }

    /// Opens the purchase dialog for a product that is not blocked.
    mutating func openPurchase(of product: Product) -> [Command] {
        let isOwned = hasBought(product.id)
        overlay = .buy(
            PurchaseDialog(
                product: product, outcome: context.outcome, isOwned: isOwned,
                terms: terms(of: product), requiresConfirmation: requiresConfirmation(for: product))
        )
        return [.newIntent]
    }

    mutating func finish() -> [Command] {
        if hasMarks { return requestConfirmation(of: .finish) }
        guard let row = activityRow, let id = row.transactionID, row.stage == .delivered else {
            return showInfo(.finishNotDelivered)
        }
        guard canFinish(row) else { return showInfo(.finishesByItself) }
        return [.engine(.finish(id))]
    }

    mutating func restore() -> [Command] {
        guard !isRestoring else { return showInfo(.toastRestoring) }
        if let reason = requestBlockedReason { return showToast(.info, reason) }
        isRestoring = true
        showInfo(.toastRestoring)
        return [.engine(.restore)]
    }

    mutating func copy() -> [Command] {
        guard let (text, name) = screen.component.copyableText(in: self) else {
            return showInfo(.toastNothingHere)
        }
        return copy(text, named: name)
    }

    mutating func copy(_ text: String, named name: String) -> [Command] {
        showToast(.info, formatter.text(.toastCopied, name))
        return [.terminal(.copy(text))]
    }

    mutating func save(documentOf screen: Screen) -> [Command] {
        guard let command = screen.component.saveCommand(in: self) else {
            return showInfo(.toastNothingHere)
        }
        return [command]
    }

    /// Changes the sort order of the products; can be undone.
    mutating func setSort(_ order: ShopSort) -> [Command] {
        if order != shop.order { undo.record(.sort(shop.order)) }
        shop.setOrder(order)
        scrollToSelection()
        showToast(.info, formatter.text(.toastSorted, formatter.text(order.label).string))
        return [.terminal(.saveChoice(.sort(order)))]
    }

    // MARK: Languages

    /// Switches to the language `step` positions further in the list of languages.
    mutating func changeLanguage(by step: Int) -> [Command] {
        let next = LocalizedTexts.languages.cycled(from: formatter.messages.language, by: step)
        // The reader's own language comes back with its region, which determines formats.
        let isFirst = next == LocalizedTexts(locale: firstLocale).language
        return setLanguage(isFirst ? firstLocale : next)
    }

    /// Switches to a language and saves the choice; can be undone.
    mutating func setLanguage(_ locale: LocaleID) -> [Command] {
        if locale != context.locale { undo.record(.language(context.locale)) }
        return applyLanguage(locale) + [.terminal(.saveChoice(.locale(locale)))]
    }

    /// Switches to a language and reloads the products in it.
    mutating func applyLanguage(_ locale: LocaleID) -> [Command] {
        context.locale = locale
        formatter = formatter.with(locale: locale)
        showToast(.info, formatter.text(.toastLanguage, languageName.string))
        scrollToSelection()
        return [.query(.catalog(locale))]
    }

    /// Whether Enter has an effect.
    var canOpen: Bool {
        let component = screen.component
        return isInDetail ? component.detailHint(in: self) != nil : component.canOpen(in: self)
    }

    /// Returns whether an action has an effect in the current state, so that its key is worth a hint.
    func hasEffect(_ action: Action) -> Bool {
        !isRefused(action) && ActionDefinition.ofAction[action]?.hasEffect(self) ?? false
    }

    /// Returns whether an action is refused because it changes something in read-only mode.
    func isRefused(_ action: Action) -> Bool { context.isReadOnly && action.has(.changes) }

    /// Performs an action, and logs it if it has a name for the event log and was not refused.
    mutating func perform(_ action: Action) -> [Command] {
        guard let row = ActionDefinition.ofAction[action] else { return [] }
        if isRefused(action) { return showInfo(.readOnlyMode) }
        if action.affectsSelection(on: screen), refusesSelectionAction() {
            return showInfo(.selectionGone)
        }
        // Never typed text.
        let detail = action == .buy ? shop.product?.id.rawValue ?? "" : ""
        let note = action.logName.map { [Command.log(.action($0, detail: detail))] } ?? []
        let (isIdle, shown, changes) = (action == .open && !canOpen, toastCount, undo)
        let commands = row.perform(&self)
        // A refused action only shows a message.
        let isRefused = commands.isEmpty && toastCount > shown && undo == changes
        return isIdle || isRefused ? commands : note + commands
    }

    // MARK: Undo

    /// Undoes the last change that is visible on the current screen.
    mutating func undoLast() -> [Command] {
        let model = self
        guard let act = undo.undo(where: model.isVisible, { $0.current(in: model) }) else {
            return showInfo(.toastNothingToUndo)
        }
        return act.restore(in: &self)
    }

    /// Redoes the last undone change that is visible on the current screen.
    mutating func redoLast() -> [Command] {
        let model = self
        guard let act = undo.redo(where: model.isVisible, { $0.current(in: model) }) else {
            return showInfo(.toastNothingToRedo)
        }
        return act.restore(in: &self)
    }

    /// Returns whether a change is visible on the current screen; in line mode every change is.
    private func isVisible(_ act: UndoableChange) -> Bool {
        lineMode != nil || act.screen.map { $0 == screen } ?? true
    }

    /// Opens the receipt of a transaction.
    mutating func openReceipt(_ id: TransactionID) -> [Command] {
        receipt.subject = id
        receipt.top = 0
        receipt.lastRequest = nil
        return show(.receipt)
    }
}
