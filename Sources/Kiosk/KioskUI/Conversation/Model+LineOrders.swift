import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// The test store's controls in lines.
extension Model {
    /// Everything here needs to know the orders as the store has them now.
    mutating func carryOutWithOrders(_ command: LineCommand, isAgain: Bool) -> [Command] {
        guard isAgain else {
            let moved = show(.sandbox)
            wait(.orders, then: command)
            return moved + [.loadOrders]
        }
        switch command {
        case .sandbox:
            tell(SandboxSpeech(model: self).list)
            return []
        case .order(let key): return tell(order: key)
        case .approve(let name): return decide(name, isApproved: true)
        case .decline(let name): return decide(name, isApproved: false)
        case .refund(let name): return refund(name)
        default: return []
        }
    }

    private mutating func tell(order key: String) -> [Command] {
        guard let order = sandbox.orders.first(where: { $0.key == key }) else {
            say(words.say(.toastNothingHere))
            return []
        }
        say(SandboxSpeech(model: self).details(order))
        var acts: [(command: LineCommand, text: SafeText)] = []
        if SandboxSection.waiting.has(order) {
            acts.append((.approve(key), words.say(.hintApprove)))
            acts.append((.decline(key), words.say(.hintDecline)))
        }
        if SandboxSection.paid.has(order) { acts.append((.refund(key), words.say(.hintRefund))) }
        if let row = row(of: order) {
            acts.append((.transaction(row.id), words.say(.hintDetails)))
        }
        acts.append((.back, words.say(.plainAgain, words.say(.tabSandbox).string)))
        tell(acts)
        return []
    }

    private func row(of order: SandboxOrder) -> TransactionRow? {
        engine.snapshot.rows.first {
            $0.transactionID != nil && $0.transactionID == order.transactionID
                || $0.intentID != nil && $0.intentID == order.intentID
        }
    }

    private mutating func decide(_ name: String?, isApproved: Bool) -> [Command] {
        let waiting = sandbox.orders.filter(SandboxSection.waiting.has)
        let order = name.map { orders(named: $0).first } ?? (waiting.count == 1 ? waiting[0] : nil)
        guard let order, select(order) else {
            let asking = words.messages.name(of: .askToBuy)
            say(
                waiting.isEmpty
                    ? words.say(.sandboxNoneWaits, asking) : words.say(.sandboxNotWaiting))
            return []
        }
        let commands = act(isApproved ? .approve : .decline)
        guard !commands.allSatisfy(\.isNote) else { return commands }
        wait(.deciding(order.intentID, isApproved: isApproved))
        return commands
    }

    private mutating func refund(_ name: String) -> [Command] {
        guard let order = orders(named: name).first, select(order) else {
            say(words.say(.sandboxNotPaid))
            return []
        }
        let commands = act(.refund)
        if case .refund = overlay {
            say(words.say(.refundOf, order.account.rawValue, order.device.rawValue))
            say(words.say(.refundNote))
        }
        return commands
    }

    /// Goes to an order's line; false for one that nothing can be done with.
    private mutating func select(_ order: SandboxOrder) -> Bool {
        guard let index = sandbox.orders.firstIndex(of: order),
            let stop = sandbox.stops.firstIndex(of: .order(index))
        else { return false }
        sandbox.selected = stop
        return true
    }

    /// The orders of a number in a list, an id, or a title; those with which something can be done first.
    private func orders(named name: String) -> [SandboxOrder] {
        if let number = Int(name) {
            if case .order(let key) = conversation?.command(number, in: .sandbox),
                conversation?.kindOfThings == .sandbox
            {
                return sandbox.orders.filter { $0.key == key }
            }
        }
        if let exact = sandbox.orders.first(where: {
            $0.key == name || $0.intentID?.rawValue == name
        }) {
            return [exact]
        }
        let found = transactions(named: name)
        let own = sandbox.orders.filter { order in found.contains { row(of: order)?.id == $0.id } }
        // A title may be that of many: an order of another account is named by its number only.
        return found.count == 1 ? own : []
    }
}

extension SandboxOrder {
    /// What names it: the store's transaction, else the device's purchase.
    var key: String { transactionID?.rawValue ?? intentID?.rawValue ?? "" }
}
