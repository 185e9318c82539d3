import StoreText
import TerminalGraphics
import PurchaseCore
import StoreModel

/// Applies a message to the model, and returns the commands to perform.
package func update(_ model: inout Model, _ message: Message) -> [Command] {
    let before = model.screen
    var commands =
        model.lineMode == nil ? react(&model, message) : model.updateInLineMode(message)
    if model.screen != before { commands.append(.log(.screen(model.screen.logName))) }
    if model.screen == .log, commands.contains(where: \.isLogEntry) {
        model.log.expectNews(now: model.now)
    }
    return commands
}

func react(_ model: inout Model, _ message: Message) -> [Command] {
    guard message.changesLists else { return reduce(message, &model) }
    return model.applyListChange { reduce(message, &$0) }
}

private func reduce(_ message: Message, _ model: inout Model) -> [Command] {
    switch message {
    case .input(let event, let at):
        model.now = max(model.now, at)
        return model.handle(event) + model.wants()
    case .startLineMode: return model.startLineMode()
    case .line(let line, let at, let isTyped):
        return model.receiveLine(line, at: at, isTyped: isTyped)
    case .endOfLines: return model.endOfLines()
    case .drawn(let at): return model.drawn(at)
    case .tick(let now):
        model.now = max(model.now, now)
        model.dropOldToasts()
        return model.logCommands() + model.saleCommands()
    case .resized(let size):
        model.size = size
        model.keepInSight()
        return []
    case .context(let place):
        model.apply(place)
        return []
    case .catalog(let catalog): return model.apply(catalog)
    case .catalogChanged:
        return [.loadCatalog(model.context.locale)]
            + (model.screen == .sandbox ? [.loadOrders] : [])
    case .catalogFailed(let reason): return model.catalogFailed(reason)
    case .offline: return model.goOffline()
    case .online: return model.goOnline()
    case .snapshot(let snapshot):
        model.apply(snapshot)
        return model.wants()
    case .history(let id, let steps, let failure):
        model.activity.historyID = id
        model.activity.history = steps
        model.activity.historyFailure = failure
        return []
    case .olderLoaded:
        model.activity.isLoadingOlder = false
        return []
    case .receipt(let id, let facts, let failure):
        model.apply(facts, failure, of: id)
        return []
    case .log(let events, let acknowledged):
        model.log.append(events, acknowledged: acknowledged)
        model.keepInSight()
        return []
    case .orders(let orders):
        // The operation may have changed the order whose history is shown.
        if model.sandbox.orders != orders { model.activity.asked = nil }
        model.sandbox.apply(orders)
        model.keepInSight()
        return model.followSandboxOn()
    case .sandboxChanged: return model.followSandbox()
    case .changed: return []
    case .subscriptions(let told):
        model.sandbox.apply(told)
        model.keepInSight()
        return []
    case .faults(let faults), .faultsChanged(let faults):
        model.sandbox.apply(faults)
        model.keepInSight()
        return []
    case .sandboxProducts(let products), .productsEdited(let products):
        model.sandbox.apply(products)
        model.keepInSight()
        return []
    case .crashPlanned(let moment):
        model.sandbox.crash = moment
        return []
    case .crashReached(let moment): return [.crash(moment)]
    case .managed, .manageFailed, .clockChanged, .clockProgress:
        return model.handleSubscriptionResult(message)
    case .ordersFailed, .sandboxFailed, .boughtOutside, .contextChanged, .contextChangeFailed:
        return model.handleSandboxResult(message)
    case .newIntent(let id):
        model.editBuy { if $0.intentID == nil { $0.intentID = id } }
        return model.buyUnasked()
    case .preferences(let wanted): return model.apply(wanted)
    case .themes, .themeChanged, .themeLoadFailed, .notice, .localizedNotice, .backgroundFailure:
        return model.handleNotice(message)
    case .purchaseEnded, .restored, .restoreFailed, .spent, .spendFailed, .finishFailed:
        return model.handlePurchaseResult(message)
    }
}
