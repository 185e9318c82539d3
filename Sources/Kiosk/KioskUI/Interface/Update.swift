import KioskPresentation
import StoreText
import TerminalGraphics
import PurchaseCore
import StoreModel

/// Applies a message to the model, and returns the commands to perform.
package func update(_ model: inout Model, _ message: Message) -> [Command] {
    let before = model.screen
    var commands =
        model.lineMode == nil
        ? applyMessage(&model, message) + model.continueTypedAct(after: message)
        : model.updateInLineMode(message)
    commands += model.takeNotice()
    model.commandLog.apply(message, model.formatter.messages)
    model.commandLog.record(commands, in: model.context)
    if model.screen != before { commands.append(.log(.screen(model.screen.logName))) }
    if commands.contains(where: \.isLogEntry) {
        commands += model.screen.component.handle(.logged, in: &model)
    }
    return commands
}

func applyMessage(_ model: inout Model, _ message: Message) -> [Command] {
    let commands =
        message.changesLists
        ? model.applyListChange { reduce(message, &$0) } : reduce(message, &model)
    return commands + model.continueOperation(after: message)
}

private func reduce(_ message: Message, _ model: inout Model) -> [Command] {
    switch message {
    case .input(let event, let at):
        model.now = max(model.now, at)
        return model.handle(event) + model.loadMissingData()
    case .startLineMode: return model.startLineMode()
    case .line(let line, let at, let isTyped):
        return model.receiveLine(line, at: at, isTyped: isTyped)
    case .endOfLines: return model.endOfLines()
    case .drawn(let at): return model.handleDrawn(at: at)
    case .tick(let now):
        model.now = max(model.now, now)
        model.removeExpiredToasts()
        return model.screen.component.handle(.ticked, in: &model) + model.saleCommands()
    case .resized(let size):
        return model.resize(to: size) + model.loadMissingData()
    case .context(let context):
        model.apply(context)
        return []
    case .catalog(let catalog): return model.apply(catalog)
    case .catalogChanged:
        return [.query(.catalog(model.context.locale))]
            + model.screen.component.handle(.catalogChanged, in: &model)
    case .offline: return model.goOffline()
    case .online: return model.goOnline()
    case .snapshot(let snapshot):
        model.apply(snapshot)
        return model.loadMissingData()
    case .history(let id, let steps, let failure):
        model.activity.historyID = id
        model.activity.history = steps
        model.activity.historyFailure = failure
        return []
    case .olderLoaded:
        model.activity.isLoadingOlder = false
        return []
    case .receipt(let id, let facts, let failure):
        model.receipt.apply(facts, failure, of: id)
        return []
    case .log(let events, let acknowledged):
        model.log.append(events, acknowledged: acknowledged)
        model.scrollToSelection()
        return []
    case .sandbox(let snapshot):
        if let orders = snapshot.orders, orders != model.sandbox.orders {
            // The operation may have changed the order whose history is shown.
            model.activity.requestedHistory = nil
        }
        model.sandbox.apply(snapshot)
        model.scrollToSelection()
        return snapshot.orders == nil ? [] : SandboxScreen().finishReload(in: &model)
    case .sandboxChanged: return model.screen.component.handle(.storeChanged, in: &model)
    case .done(let result): return model.handle(result)
    case .failed(let command, let error): return model.handle(error, of: command)
    case .crashPlanned(let moment):
        model.sandbox.crash = moment
        return []
    case .crashReached(let moment): return [.terminal(.crash(moment))]
    case .clockProgress(let until, let now):
        let times = model.formatter.times
        return model.showToast(
            .info,
            model.formatter.text(.toastClockProgress, times.dateTime(until), times.dateTime(now)))
    case .contextChanged:
        model.discardContextData()
        return model.loadMissingData()
    case .newIntent(let id):
        PurchaseDialog.edit(in: &model) { if $0.intentID == nil { $0.intentID = id } }
        // A purchase that needs no confirmation is sent at once.
        guard case .buy(let dialog) = model.overlay, !dialog.requiresConfirmation,
            !dialog.isChanged
        else { return [] }
        return dialog.confirm(in: &model)
    case .copy(let text, let name): return model.copy(text, named: name)
    case .parsedOptions(let verb, let parsed): return model.perform(verb, parsed)
    case .preferences(let wanted): return model.apply(wanted)
    case .themes(let items, let folders):
        model.themeNames = items.map(\.name)
        ThemePicker.edit(in: &model) { $0.apply(items, in: folders) }
        return []
    case .themeChanged(let name): return model.handleThemeChange(to: name)
    case .notice(let text): return model.showToast(.info, model.formatter.sanitized(text))
    case .localizedNotice(let phrase, let first, let second):
        let text = model.formatter.text(phrase, first, second)
        if [.completedAtLaunch, .endedAtLaunch].contains(phrase) { model.notify(text) }
        return model.showToast(.info, text)
    case .backgroundFailure(let text):
        return model.showToast(.error, model.formatter.sanitized(text))
    }
}
