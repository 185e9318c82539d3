import StoreText
import TerminalGraphics
import PurchaseCore
import StoreModel

/// Applies a message to the model, and returns the commands to perform.
package func update(_ model: inout Model, _ message: Message) -> [Command] {
    let before = model.screen
    var commands =
        model.conversation == nil ? react(&model, message) : model.converse(message)
    if model.screen != before { commands.append(.note(.screen(model.screen.logName))) }
    if model.screen == .log, commands.contains(where: \.isNote) {
        model.log.expectNews(now: model.now)
    }
    return commands
}

func react(_ model: inout Model, _ message: Message) -> [Command] {
    guard message.isNewsOfLists else { return take(message, &model) }
    return model.takeNews { take(message, &$0) }
}

private func take(_ message: Message, _ model: inout Model) -> [Command] {
    switch message {
    case .input(let event, let at):
        model.now = max(model.now, at)
        return model.take(event) + model.wants()
    case .converse: return model.beginConversation()
    case .line(let line, let at, let isTyped):
        return model.hear(line, at: at, isTyped: isTyped)
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
    case .place(let place):
        model.take(place)
        return []
    case .catalog(let catalog): return model.take(catalog)
    case .catalogChanged:
        return [.loadCatalog(model.place.locale)] + (model.screen == .sandbox ? [.loadOrders] : [])
    case .catalogFailed(let reason): return model.catalogFailed(reason)
    case .offline: return model.goOffline()
    case .online: return model.goOnline()
    case .snapshot(let snapshot):
        model.take(snapshot)
        return model.wants()
    case .history(let id, let steps, let failure):
        model.activity.historyID = id
        model.activity.history = steps
        model.activity.historyFailure = failure
        return []
    case .receipt(let id, let facts, let failure):
        model.take(facts, failure, of: id)
        return []
    case .log(let events, let acknowledged):
        model.log.take(events, acknowledged: acknowledged)
        model.keepInSight()
        return []
    case .orders(let orders):
        // The operation may have changed the order whose history is shown.
        if model.sandbox.orders != orders { model.activity.asked = nil }
        model.sandbox.take(orders)
        model.keepInSight()
        return model.followSandboxOn()
    case .sandboxChanged: return model.followSandbox()
    case .changed: return []
    case .subscriptions(let told):
        model.sandbox.take(told)
        model.keepInSight()
        return []
    case .faults(let faults), .planned(let faults):
        model.sandbox.take(faults)
        model.keepInSight()
        return []
    case .sandboxProducts(let products), .edited(let products):
        model.sandbox.take(products)
        model.keepInSight()
        return []
    case .crashPlanned(let moment):
        model.sandbox.crash = moment
        return []
    case .crashReached(let moment): return [.crash(moment)]
    case .managed, .manageFailed, .clockTurned, .clockSettling:
        return model.takeSubscriptionNews(message)
    case .ordersFailed, .sandboxFailed, .boughtOutside, .moved, .moveFailed:
        return model.takePlaceNews(message)
    case .newIntent(let id):
        model.editBuy { if $0.intentID == nil { $0.intentID = id } }
        return model.buyUnasked()
    case .preferences(let wanted): return model.take(wanted)
    case .themes, .themeChanged, .themeKept, .notice, .news, .trouble:
        return model.takeNews(message)
    case .purchaseEnded, .restored, .restoreFailed, .spent, .spendFailed, .finishFailed:
        return model.takeEnding(message)
    }
}
