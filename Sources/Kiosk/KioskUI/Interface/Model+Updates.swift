import KioskPresentation
import StoreText
import PurchaseCore
import StoreAPI
import StoreModel
import TerminalGraphics

extension Model {
    /// Shows a hint for a moment, which is not kept in the list of messages.
    mutating func showHint(_ text: SafeText, lifetime: Int64) {
        toasts.removeAll { $0.kind != .error }
        toasts.append(Toast(.info, text, now: now, lifetime: lifetime))
    }

    /// Shows a toast; an error stays until the user dismisses it.
    @discardableResult
    mutating func showToast(
        _ kind: Toast.Kind, _ text: SafeText, about subject: ToastSubject? = nil
    ) -> [Command] {
        lineMode?.write(text)
        toasts.removeAll { $0.text == text || $0.kind != .error }
        let toast = Toast(
            kind, text, about: subject, now: now, lifetime: preferences.toastLifetime)
        toasts.append(toast)
        toastCount += 1
        toastHistory.append(toast)
        if toastHistory.count > 100 { toastHistory.removeFirst() }
        if toasts.count > 5 { toasts.removeFirst() }
        return []
    }

    /// Shows an informational toast.
    @discardableResult
    mutating func showInfo(_ key: TextKey) -> [Command] { showToast(.info, formatter.text(key)) }

    /// Applies new preferences, except for the first screen, which applies at the next launch.
    mutating func apply(_ wanted: Preferences) -> [Command] {
        let before = preferences
        preferences = wanted
        var commands: [Command] = []
        if wanted.isMouseOn != before.isMouseOn, wanted.isMouseOn != isMouseOn {
            isMouseOn = wanted.isMouseOn
            commands.append(.terminal(.setMouse(isMouseOn)))
        }
        if wanted.theme != before.theme, !wanted.theme.isEmpty {
            awaitedTheme = wanted.theme
            commands.append(.terminal(.setTheme(wanted.theme)))
        }
        if wanted.sort != before.sort {
            shop.setOrder(wanted.sort)
            scrollToSelection()
        }
        if wanted.pace == configuredPace {
            preferences.pace = before.pace
        } else {
            configuredPace = wanted.pace
            commands.append(.setPace(wanted.pace))
        }
        if let locale = wanted.locale, locale != before.locale { commands += applyLanguage(locale) }
        return commands
    }

    mutating func removeExpiredToasts() {
        toasts.removeAll { $0.expires.map { $0 <= now } ?? false }
    }

    mutating func handleDrawn(at: Timestamp) -> [Command] {
        now = max(now, at)
        let seen = overlay == nil ? screen.component.shownProduct(in: self) : nil
        if shownProductGuard?.product != seen {
            shownProductGuard = seen.map { ShownProductGuard(product: $0, since: at) }
        }
        selectionGuard?.markDrawn(at: at)
        if var dialog = overlay?.dialog {
            dialog.markDrawn(at: at, in: self)
            overlay = dialog.overlay
        }
        return []
    }

    /// Adopts a session context, but keeps the language and the payment outcome that the user chose here.
    mutating func apply(_ context: SessionContext) {
        let before = self.context
        self.context = context
        self.context.locale = before.locale
        if hasChosenOutcome { self.context.outcome = before.outcome }
    }

    mutating func apply(_ snapshot: EngineSnapshot) {
        let selectedID = activityRow?.id
        engine = IndexedSnapshot(snapshot)
        for screen in Screen.allCases { screen.component.engineChanged(in: &self) }
        let rows = snapshot.rows
        // A selection on the newest row stays there, and so moves to the next newest transaction.
        let isReading = activity.detail.isOpen || screen == .activity && focusedPane != .list
        if activity.selected > 0 || isReading { reselectInActivity(selectedID) }
        if case .buy(let dialog) = overlay, dialog.isSent,
            rows.contains(where: { $0.intentID == dialog.intentID })
        {
            overlay = nil
        }
        if case .buy(var dialog) = overlay, !dialog.isSent {
            dialog.apply(terms(of: dialog.product, choice: dialog.choice))
            overlay = .buy(dialog)
        }
        reportOrderChanges()
        reportLateSpends(snapshot.lateSpendResults)
        scrollToSelection()
    }

    /// Reports the late results of unanswered spendings, once for each ID.
    private mutating func reportLateSpends(_ spends: [LateSpendResult]) {
        for settled in spends where reportedSpends.insert(settled.spend.id).inserted {
            let goods = formatter.goods(settled.spend.goods)
            let id = settled.spend.id.rawValue
            showToast(
                settled.refusal == nil ? .success : .error,
                formatter.text(
                    settled.refusal == nil ? .toastSpentLate : .toastSpendRefusedLate, goods, id))
        }
    }

    mutating func handleThemeChange(to name: String) -> [Command] {
        let isNews = !themeName.isEmpty && themeName != name && name != awaitedTheme
        (themeName, awaitedTheme) = (name, nil)
        if case .themes = overlay { return [] }
        return isNews ? showToast(.info, formatter.text(.toastTheme, name)) : []
    }

    /// Handles the result of an action at the sandbox store.
    mutating func handle(_ reply: SandboxReply, to action: SandboxAction) -> [Command] {
        switch (action, reply) {
        case (.buyOutside(let purchase), _):
            // The transaction arrives on the device separately.
            showToast(.info, formatter.text(.toastBoughtOutside, title(of: purchase.productID)))
        case (.clock, .clock(let reading)):
            showToast(.info, formatter.text(.toastClock, formatter.times.dateTime(reading.now)))
            sandbox.requestedChangeTime = nil
            return loadMissingData()
        default: break
        }
        return []
    }

    /// Discards the data of the previous account or device.
    mutating func discardContextData() {
        let operation = activity.operation
        overlay = nil
        for screen in Screen.allCases { screen.component.discardContextData(in: &self) }
        engine = IndexedSnapshot(.empty)
        unseenOrderChanges = OrderChangeTracker()
        reportedSpends = []
        (toasts, toastHistory) = ([], [])
        if let operation { reportEnd(of: operation) }
        isRestoring = false
        isOffline = false
    }

    /// Reports the result of a command.
    mutating func handle(_ result: CommandResult) -> [Command] {
        switch result {
        case .purchase(let notice):
            reportPurchase(notice)
            // The store's terms or products differ from the loaded catalog.
            switch notice.kind {
            case .declined(.termsChanged), .declined(.productUnavailable):
                return [.query(.catalog(context.locale))]
            default: return []
            }
        case .restore(let count, let waiting, let subscriptions):
            isRestoring = false
            let sentence = formatter.messages.sentence(
                restored: count, waiting: waiting, subscriptions: subscriptions)
            return showToast(waiting > 0 ? .info : .success, formatter.sanitized(sentence))
        case .spend(let goods):
            if case .spend(let dialog) = overlay, dialog.awaitsResult(of: goods) { overlay = nil }
            return showToast(.success, formatter.text(.toastSpent, formatter.goods(goods)))
        case .manage(let id, let change):
            reportSuccess(change, subscription(id))
            return []
        case .sandbox(let action, let reply): return handle(reply, to: action)
        }
    }

    /// Reports the failure of a command: as an error, unless the command has a more suitable place for it.
    mutating func handle(_ error: CommandError, of command: Command) -> [Command] {
        let text = formatter.sanitized(error.text)
        switch command {
        case .engine(.restore):
            isRestoring = false
            return showToast(.error, "\(formatter.text(.toastRestoreFailed)) (\(text))")
        case .engine(.spend(let goods, _)):
            return error.unansweredSpend.map { leaveSpending($0, of: goods) }
                ?? refuseSpending(of: goods, error.text)
        case .query(.catalog): return catalogFailed(error.text)
        case .query(.orders), .query(.subscriptions):
            // The Sandbox screen shows the failure beside the orders.
            if sandbox.failure != error.text, screen != .sandbox || lineMode != nil {
                showToast(.info, text)
            }
            sandbox.failure = error.text
            scrollToSelection()
            return SandboxScreen().finishReload(in: &self)
        case .planCrash:
            sandbox.crash = nil
            return showToast(.error, text)
        case .changeContext:
            guard case .entry(var dialog) = overlay, dialog.kind.changesContext else {
                return showToast(.error, text)
            }
            dialog.error = error.text
            overlay = .entry(dialog)
            return []
        default: return showToast(.error, text)
        }
    }

    /// Reopens the dialog for another amount after a refusal.
    private mutating func refuseSpending(of goods: GoodAmount, _ reason: String) -> [Command] {
        guard case .spend(var dialog) = overlay, dialog.awaitsResult(of: goods) else {
            return showToast(.error, formatter.sanitized(reason))
        }
        dialog.isSent = false
        dialog.error = reason
        dialog.confirmationGuard.reset()
        overlay = .spend(dialog)
        return []
    }

    /// Closes the dialog of an unanswered spending. It may still be accepted, and the open dialog would spend a second
    /// time.
    private mutating func leaveSpending(_ id: SpendID, of goods: GoodAmount) -> [Command] {
        if case .spend(let dialog) = overlay, dialog.awaitsResult(of: goods) { overlay = nil }
        return showToast(
            .info, formatter.text(.toastSpendUnknown, formatter.goods(goods), id.rawValue))
    }
}
