import StoreText
import TerminalGraphics
import PurchaseCore
import StoreModel

/// Changes the model as a message says; returns what is to be done outside.
package func update(_ model: inout Model, _ message: Message) -> [Command] {
    let before = model.screen
    let commands = react(&model, message)
    guard model.screen != before else { return commands }
    return commands + [.note(.screen(model.screen.logName))]
}

private func react(_ model: inout Model, _ message: Message) -> [Command] {
    switch message {
    case .input(let event, let at):
        model.now = max(model.now, at)
        return model.take(event) + model.historyCommands()
    case .drawn(let at): return model.drawn(at)
    case .tick(let now):
        model.now = max(model.now, now)
        model.dropOldToasts()
        return []
    case .resized(let size):
        model.size = size
        model.keepInSight()
        return []
    case .place(let place):
        model.place = place
        return []
    case .catalog(let catalog): return model.take(catalog)
    case .catalogFailed(let reason):
        model.shop.failure = reason
        return model.tell(.error, model.words.quote(reason))
    case .snapshot(let snapshot):
        model.take(snapshot)
        return model.historyCommands()
    case .history(let id, let steps):
        model.activity.historyID = id
        model.activity.history = steps
        return []
    case .newIntent(let id):
        model.editBuy { if $0.intentID == nil { $0.intentID = id } }
        return []
    case .preferences(let wanted): return model.take(wanted)
    case .themes, .themeChanged, .notice: return model.takeNews(message)
    case .purchaseEnded, .restored, .restoreFailed, .spent, .spendFailed, .finishFailed:
        return model.takeEnding(message)
    }
}
