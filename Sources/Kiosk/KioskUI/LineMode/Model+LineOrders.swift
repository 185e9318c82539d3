import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// Orders, refunds and faults of the sandbox store in line mode.
extension Model {
    /// Performs a command that needs the store's current orders, after loading them.
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
        case .refund(let name, let deed): return refund(name, deed)
        case .fault(nil), .planned: return tellFaults()
        case .fault(let words?): return plan(words.split(separator: " ").map(String.init))
        default: return []
        }
    }

    private mutating func tellFaults() -> [Command] {
        guard !sandbox.faults.isEmpty else {
            say(words.say(.plainNoFaults))
            return []
        }
        // Faults from the catalog file cannot be removed here, so they are printed without a number.
        for fault in sandbox.faults where fault.isOfCatalog {
            say(words.fact(words.quote("\(fault.plan)"), words.say(.faultOfCatalog)))
        }
        let planned = sandbox.faults.filter { !$0.isOfCatalog }
        guard !planned.isEmpty else { return [] }
        tell(
            planned.map { fault in
                let text: SafeText =
                    "\(words.quote("\(fault.plan)")) \(words.glyphs[.multiply])\(SafeText(number: fault.struck))"
                return (.fault("clear \(fault.id)"), words.fact(words.say(.hintClearFault), text))
            })
        return []
    }

    /// Plans a fault, or removes one or all of them, and then prints the plans.
    private mutating func plan(_ words: [String]) -> [Command] {
        var commands: [Command] = []
        if words.first == "clear" {
            let wanted = words.dropFirst().first.flatMap { Int64($0) }
            commands = sandbox.faults.filter { wanted == nil || $0.id == wanted }
                .filter { !$0.isOfCatalog }.map { .clearFault($0.id) }
            if commands.isEmpty { return tellFaults() }
        } else {
            do throws(FaultPlan.Mistake) {
                commands = [.plan(try FaultPlan(words: words))]
            } catch {
                say(self.words.quote(error.message))
            }
        }
        let gone = commands.compactMap { if case .clearFault(let id) = $0 { id } else { nil } }
        if !commands.isEmpty { wait(.planning(gone: Set(gone)), then: .planned) }
        return commands
    }

    private mutating func tell(order key: String) -> [Command] {
        guard let order = sandbox.orders.first(where: { $0.key == key }) else {
            say(words.say(.toastNothingHere))
            return []
        }
        say(SandboxSpeech(model: self).details(order))
        var acts: [(command: LineCommand, text: SafeText)] = []
        if SandboxSection.waiting.has(order) {
            acts.append((.approve(.id(key)), words.say(.hintApprove)))
            if order.state == .pending {
                acts.append((.decline(.id(key)), words.say(.hintDecline)))
            }
        }
        if canRefund(order) {
            acts += RefundDeed.all(of: order.state).map { deed in
                (
                    .refund(.id(key), deed),
                    words.say(deed == .whole ? .hintRefund : deed.name)
                )
            }
        }
        if let row = row(of: order) {
            acts.append((.transaction(row.id), words.say(.hintDetails)))
        }
        acts.append((.back, words.say(.plainAgain, words.say(.tabSandbox).string)))
        tell(acts)
        return []
    }

    /// Returns this device's transaction for an order; nil if the order belongs to another device.
    func row(of order: SandboxOrder) -> TransactionRow? {
        engine.snapshot.rows.first { order.isOrder(of: $0) }
    }

    private mutating func decide(_ name: TargetReference?, isApproved: Bool) -> [Command] {
        guard select(name, in: .waiting, otherwise: words.say(.sandboxNotWaiting)),
            let order = sandbox.order
        else { return [] }
        let commands = act(isApproved ? .approve : .decline)
        guard !commands.allSatisfy(\.isNote) else { return commands }
        wait(.deciding(order.intentID, isApproved: isApproved))
        return commands
    }

    private mutating func refund(_ name: TargetReference, _ deed: RefundDeed) -> [Command] {
        guard select(name, in: .paid, otherwise: words.say(.sandboxNotPaid)),
            let order = sandbox.order
        else { return [] }
        guard RefundDeed.all(of: order.state).contains(deed) else {
            // The order's details include the operations that it allows.
            say(words.say(deed == .whole ? .sandboxNotPaid : .plainUnchanged))
            return deed == .whole ? [] : tell(order: order.key)
        }
        let commands = act(.refund)
        if case .refund = overlay {
            overlay = .refund(RefundDialog(order: order, deed))
            say(words.say(.refundOf, order.account.rawValue, order.device.rawValue))
            say(words.say(deed.note))
        }
        return commands
    }

    /// Selects the only order of a section that a name can refer to; prints a message unless exactly one matches.
    private mutating func select(
        _ name: TargetReference?, in section: SandboxSection, otherwise none: SafeText
    ) -> Bool {
        let found = (name.map(orders) ?? sandbox.orders).filter(section.has)
        if found.count > 1 {
            let what = name?.quoted ?? words.say(.tabSandbox).string
            say(words.say(.plainSeveral, what, words.counts.string(found.count)))
            tell(SandboxSpeech(model: self).list(of: found))
            return false
        }
        guard let order = found.first, let index = sandbox.orders.firstIndex(of: order),
            let stop = sandbox.stops.firstIndex(of: .order(index))
        else {
            say(none)
            return false
        }
        sandbox.selected = stop
        return true
    }

    /// Returns the orders that a name can refer to. Orders of other accounts match by number and ID only, as their
    /// titles are not known.
    private func orders(named name: TargetReference) -> [SandboxOrder] {
        if let number = name.number, let order = conversation?.thing(number, order(of:)) {
            return [order]
        }
        let exact = sandbox.orders.first {
            $0.key == name.text || $0.intentID?.rawValue == name.text
        }
        if let exact { return [exact] }
        let rows = transactions(named: name)
        return sandbox.orders.filter { order in rows.contains { order.isOrder(of: $0) } }
    }

    private func order(of command: LineCommand) -> SandboxOrder? {
        switch command {
        case .order(let key): sandbox.orders.first { $0.key == key }
        case .transaction(let id):
            engine.snapshot.rows.first { $0.id == id }.flatMap { row in
                sandbox.orders.first { $0.isOrder(of: row) }
            }
        default: nil
        }
    }
}

extension SandboxOrder {
    /// The order's identifier: its transaction ID, or its intent ID before it is sold.
    var key: String { transactionID?.rawValue ?? intentID?.rawValue ?? "" }

    /// Returns whether the order belongs to a transaction of this device.
    func isOrder(of row: TransactionRow) -> Bool {
        row.transactionID != nil && row.transactionID == transactionID
            || row.intentID != nil && row.intentID == intentID
    }
}
