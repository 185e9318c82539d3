import KioskPresentation
import PurchaseCore
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// Orders, refunds and faults of the sandbox store in line mode.
extension Model {
    /// Performs a command that needs the store's current orders, after loading them.
    mutating func performOrderCommand(_ command: LineModeCommand, hasData: Bool) -> [Command] {
        guard hasData else {
            let moved = show(.sandbox)
            awaitEvent(.orders, then: command)
            return moved + [.loadOrders]
        }
        switch command {
        case .sandbox:
            printList(SandboxDescription(model: self).list)
            return []
        case .order(let key): return write(order: key)
        case .approve(let name): return decide(name, isApproved: true)
        case .decline(let name): return decide(name, isApproved: false)
        case .refund(let name, let choice): return refund(name, choice)
        case .fault(nil), .printFaults: return printFaults()
        case .fault(let words?): return plan(words.split(separator: " ").map(String.init))
        default: return []
        }
    }

    private mutating func printFaults() -> [Command] {
        guard !sandbox.faults.isEmpty else {
            write(formatter.text(.plainNoFaults))
            return []
        }
        // Faults from the catalog file cannot be removed here, so they are printed without a number.
        for fault in sandbox.faults where fault.isOfCatalog {
            write(
                formatter.fact(
                    formatter.sanitized("\(fault.plan)"), formatter.text(.faultOfCatalog)))
        }
        let planned = sandbox.faults.filter { !$0.isOfCatalog }
        guard !planned.isEmpty else { return [] }
        printCommands(
            planned.map { fault in
                let text: SafeText =
                    "\(formatter.sanitized("\(fault.plan)")) \(formatter.glyphs[.multiply])\(SafeText(number: fault.struck))"
                return (
                    .fault("clear \(fault.id)"),
                    formatter.fact(formatter.text(.hintClearFault), text)
                )
            })
        return []
    }

    /// Plans a fault, or removes one or all of them, and then prints the plans.
    private mutating func plan(_ words: [String]) -> [Command] {
        if words.first == "clear" {
            let wanted = words.dropFirst().first.flatMap { Int64($0) }
            let planned = sandbox.faults.filter { !$0.isOfCatalog }
            guard planned.contains(where: { wanted == nil || $0.id == wanted }) else {
                return printFaults()
            }
            let action = wanted.map { SandboxAction.clearFault($0) } ?? .clearFaults
            return awaitAction(in: [.sandbox(action)], then: .printFaults)
        }
        do throws(FaultPlan.ParseError) {
            let plan = try FaultPlan(words: words)
            return awaitAction(in: [.sandbox(.planFault(plan))], then: .printFaults)
        } catch {
            write(formatter.sanitized(error.message))
            return []
        }
    }

    private mutating func write(order key: String) -> [Command] {
        guard let order = sandbox.orders.first(where: { $0.key == key }) else {
            write(formatter.text(.toastNothingHere))
            return []
        }
        write(SandboxDescription(model: self).details(order))
        var acts: [(command: LineModeCommand, text: SafeText)] = []
        if SandboxSection.waiting.includes(order) {
            acts.append((.approve(.id(key)), formatter.text(.hintApprove)))
            if order.state == .pending {
                acts.append((.decline(.id(key)), formatter.text(.hintDecline)))
            }
        }
        if canRefund(order) {
            acts += TransactionChangeOption.all(of: order.state).map { choice in
                (
                    .refund(.id(key), choice),
                    formatter.text(choice == .refund ? .hintRefund : choice.title)
                )
            }
        }
        if let row = row(of: order) {
            acts.append((.transaction(row.id), formatter.text(.hintDetails)))
        }
        acts.append((.back, formatter.text(.plainAgain, formatter.text(.tabSandbox).string)))
        printCommands(acts)
        return []
    }

    /// Returns this device's transaction for an order; nil if the order belongs to another device.
    func row(of order: SandboxOrder) -> TransactionRow? {
        engine.snapshot.rows.first { order.matches($0) }
    }

    private mutating func decide(_ name: TargetReference?, isApproved: Bool) -> [Command] {
        guard select(name, in: .waiting, otherwise: formatter.text(.sandboxNotWaiting)),
            sandbox.order != nil
        else { return [] }
        return awaitAction(in: perform(isApproved ? .approve : .decline))
    }

    private mutating func refund(_ name: TargetReference, _ choice: TransactionChangeOption)
        -> [Command]
    {
        guard select(name, in: .paid, otherwise: formatter.text(.sandboxNotPaid)),
            let order = sandbox.order
        else { return [] }
        guard TransactionChangeOption.all(of: order.state).contains(choice) else {
            // The order's details include the changes that it allows.
            write(formatter.text(choice == .refund ? .sandboxNotPaid : .plainUnchanged))
            return choice == .refund ? [] : write(order: order.key)
        }
        let commands = perform(.refund)
        if case .refund = overlay {
            overlay = .refund(RefundDialog(order: order, choice))
            write(formatter.text(.refundOf, order.account.rawValue, order.device.rawValue))
            write(formatter.text(choice.note))
        }
        return commands
    }

    /// Selects the only order of a section that a name can refer to; prints a message unless exactly one matches.
    private mutating func select(
        _ name: TargetReference?, in section: SandboxSection, otherwise none: SafeText
    ) -> Bool {
        let found = (name.map(orders) ?? sandbox.orders).filter(section.includes)
        if found.count > 1 {
            let what = name?.quoted ?? formatter.text(.tabSandbox).string
            write(formatter.text(.plainSeveral, what, formatter.counts.string(found.count)))
            printList(SandboxDescription(model: self).list(of: found))
            return false
        }
        guard let order = found.first, let id = SandboxState.Row.order(order).id,
            sandbox.list.select(id)
        else {
            write(none)
            return false
        }
        return true
    }

    /// Returns the orders that a name can refer to. Orders of other accounts match by number and ID only, as their
    /// titles are not known.
    private func orders(named name: TargetReference) -> [SandboxOrder] {
        if let number = name.number, let order = lineMode?.item(number, order(of:)) {
            return [order]
        }
        let exact = sandbox.orders.first {
            $0.key == name.text || $0.intentID?.rawValue == name.text
        }
        if let exact { return [exact] }
        let rows = transactions(named: name)
        return sandbox.orders.filter { order in rows.contains { order.matches($0) } }
    }

    private func order(of command: LineModeCommand) -> SandboxOrder? {
        switch command {
        case .order(let key): sandbox.orders.first { $0.key == key }
        case .transaction(let id):
            engine.snapshot.rows.first { $0.id == id }.flatMap { row in
                sandbox.orders.first { $0.matches(row) }
            }
        default: nil
        }
    }
}

extension SandboxOrder {
    /// The order's identifier: its transaction ID, or its intent ID before it is sold.
    var key: String { transactionID?.rawValue ?? intentID?.rawValue ?? "" }

    /// Returns whether the order belongs to a transaction of this device.
    func matches(_ row: TransactionRow) -> Bool {
        row.transactionID != nil && row.transactionID == transactionID
            || row.intentID != nil && row.intentID == intentID
    }
}
