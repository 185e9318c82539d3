import KioskPresentation
import PurchaseCore
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// Orders, refunds, faults and subscriptions of the sandbox store in line mode.
extension Model {
    /// Shows the Sandbox screen and does something once the store's current orders are loaded.
    mutating func afterOrders(_ action: @escaping LineAction) -> [Command] {
        let moved = show(.sandbox)
        awaitEvent(.orders, then: action)
        return moved + [.query(.orders)]
    }

    mutating func printSandbox() -> [Command] {
        afterOrders { $0.printList(.sandbox, SandboxDescription(model: $0).items) }
    }

    /// Awaits the action of the sandbox store among the commands, if there is one.
    mutating func awaitAction(in commands: [Command], then: LineAction? = nil) -> [Command] {
        for case .sandbox(let action) in commands { awaitEvent(.action(action), then: then) }
        return commands
    }

    // MARK: Orders

    mutating func printOrder(_ key: String) -> [Command] {
        guard let order = sandbox.orders.first(where: { $0.key == key }) else {
            return write(.toastNothingHere)
        }
        write(SandboxDescription(model: self).details(order))
        let isWaiting = SandboxSection.waiting.includes(order)
        let choices = canRefund(order) ? TransactionChangeOption.all(of: order.state) : []
        var commands = [
            command(.hintApprove, if: isWaiting) { $0.decide(.id(key), .approve) },
            command(.hintDecline, if: isWaiting && order.state == .pending) {
                $0.decide(.id(key), .decline)
            },
        ]
        commands += choices.map { choice in
            command(choice == .refund ? .hintRefund : choice.title) { $0.refund(.id(key), choice) }
        }
        commands.append(
            row(of: order).flatMap { row in command(.hintDetails) { $0.showTransaction(row.id) } })
        return printMenu(.sandbox, commands)
    }

    /// Returns this device's transaction for an order; nil if the order belongs to another device.
    func row(of order: SandboxOrder) -> TransactionRow? {
        engine.snapshot.rows.first { order.matches($0) }
    }

    /// Approves or declines an order, after loading the orders; nil if only one is waiting.
    mutating func decide(_ name: TargetReference?, _ action: Action) -> [Command] {
        afterOrders { model in
            guard model.selectOrder(name, in: .waiting, otherwise: .sandboxNotWaiting),
                model.sandbox.order != nil
            else { return [] }
            return model.awaitAction(in: model.perform(action)) {
                $0.write(action == .decline ? .toastDeclined : .toastApproved)
            }
        }
    }

    /// Refunds the full price, or applies the change of a purchase that the last word names.
    mutating func refund(_ arguments: LineArguments) -> [Command] {
        let (name, choice) = arguments.splittingLast {
            TransactionChangeOption.typed($0.lowercased())
        }
        return refund(name, choice ?? .refund)
    }

    /// Asks for the confirmation of a change of a purchase, after loading the orders.
    mutating func refund(_ name: TargetReference, _ choice: TransactionChangeOption) -> [Command] {
        afterOrders { $0.requestConfirmation(of: choice, name) }
    }

    private mutating func requestConfirmation(
        of choice: TransactionChangeOption, _ name: TargetReference
    ) -> [Command] {
        guard selectOrder(name, in: .paid, otherwise: .sandboxNotPaid), let order = sandbox.order
        else { return [] }
        guard TransactionChangeOption.all(of: order.state).contains(choice) else {
            if choice == .refund { return write(.sandboxNotPaid) }
            write(.plainUnchanged)
            // The order's details include the changes that it allows.
            return printOrder(order.key)
        }
        let commands = perform(.refund)
        if case .refund = overlay {
            overlay = .refund(RefundDialog(order: order, choice))
            write(.refundOf, order.account.rawValue, order.device.rawValue)
            write(choice.note)
        }
        return commands
    }

    /// Selects the only order of a section that a name can refer to; prints a message unless exactly one matches.
    private mutating func selectOrder(
        _ name: TargetReference?, in section: SandboxSection, otherwise none: TextKey
    ) -> Bool {
        let found = (name.map(orders) ?? sandbox.orders).filter(section.includes)
        let name = name ?? .id(formatter.text(.tabSandbox).string)
        let order = only(found, name, none, in: .sandbox) {
            LineItem(target: .order($1.key), text: SandboxDescription(model: $0).line($1))
        }
        return order.flatMap { SandboxState.Row.order($0).id }.map { sandbox.list.select($0) }
            ?? false
    }

    /// Returns the orders that a name can refer to. Orders of other accounts match by number and ID only, as their
    /// titles are not known.
    private func orders(named name: TargetReference) -> [SandboxOrder] {
        let orders = sandbox.orders
        let exact = find(
            name, order(of:),
            exact: { text in orders.first { $0.key == text || $0.intentID?.rawValue == text } }
        ) { _ in [] }
        guard exact.isEmpty else { return exact }
        let rows = transactions(named: name)
        return orders.filter { order in rows.contains { order.matches($0) } }
    }

    private func order(of target: LineTarget) -> SandboxOrder? {
        switch target {
        case .order(let key): sandbox.orders.first { $0.key == key }
        case .transaction:
            row(of: target).flatMap { row in sandbox.orders.first { $0.matches(row) } }
        default: nil
        }
    }

    // MARK: Faults

    /// Plans a fault, or removes one or all of them, and then prints the plans.
    mutating func planFault(_ words: [String]) -> [Command] {
        afterOrders { model in
            do throws(FaultPlan.ParseError) {
                guard let action = try model.faultAction(words) else { return model.printFaults() }
                return model.awaitAction(in: [.sandbox(action)]) { $0.printFaults() }
            } catch {
                return model.write(model.formatter.sanitized(error.message))
            }
        }
    }

    /// Returns the action that plans or removes a fault; nil without words, and if there is nothing to remove.
    private func faultAction(_ words: [String]) throws(FaultPlan.ParseError) -> SandboxAction? {
        guard let first = words.first else { return nil }
        guard first == "clear" else { return .planFault(try FaultPlan(words: words)) }
        let wanted = words.dropFirst().first.flatMap { Int64($0) }
        let isPlanned = sandbox.faults.contains {
            !$0.isOfCatalog && (wanted == nil || $0.id == wanted)
        }
        return isPlanned ? wanted.map { .clearFault($0) } ?? .clearFaults : nil
    }

    private mutating func printFaults() -> [Command] {
        guard !sandbox.faults.isEmpty else { return write(.plainNoFaults) }
        // Faults from the catalog file cannot be removed here, so they are printed without a number.
        for fault in sandbox.faults where fault.isOfCatalog {
            write(
                formatter.fact(
                    formatter.sanitized("\(fault.plan)"), formatter.text(.faultOfCatalog)))
        }
        let planned = sandbox.faults.filter { !$0.isOfCatalog }
        guard !planned.isEmpty else { return [] }
        return printChoices(
            planned,
            { formatter, fault in
                let plan = formatter.sanitized("\(fault.plan)")
                return formatter.fact(
                    .hintClearFault,
                    "\(plan) \(formatter.glyphs[.multiply])\(SafeText(number: fault.struck))")
            }
        ) {
            $0.planFault(["clear", String($1.id)])
        }
    }

    // MARK: Subscriptions

    /// Prints a subscription of the store, after loading them.
    mutating func showStoreSubscription(_ id: TransactionID) -> [Command] {
        let moved = show(.sandbox)
        awaitEvent(.subscriptions) { $0.printStoreSubscription(id) }
        return moved + [.query(.subscriptions)]
    }

    private mutating func printStoreSubscription(_ id: TransactionID) -> [Command] {
        guard
            let subscription = sandbox.subscriptions.first(where: { $0.originalTransactionID == id }
            )
        else { return write(.toastNothingHere) }
        write(SubscriptionDescription(model: self).details(subscription))
        let tests: [(Action, TextKey)] = [
            (.failRenewals, .hintFailRenewals), (.expire, .hintExpire), (.newPrice, .hintPrice),
            (.extend, .hintExtend),
        ]
        return printMenu(
            .sandbox, tests.map { test, text in command(text) { $0.testSubscription(id, test) } })
    }

    /// Applies a test operation to a subscription and then prints it, or asks for the operation's value.
    private mutating func testSubscription(_ id: TransactionID, _ test: Action) -> [Command] {
        guard sandbox.list.select(.subscription(id)) else { return write(.toastNothingHere) }
        let commands = ActionDefinition.ofAction[test]?.perform(&self) ?? []
        if case .entry(let dialog) = overlay { write(dialog.explanation) }
        return awaitTest(of: id, in: commands)
    }

    /// Awaits the test operation of a subscription among the commands, and then prints the subscription.
    mutating func awaitTest(of id: TransactionID, in commands: [Command]) -> [Command] {
        awaitAction(in: commands) { $0.printStoreSubscription(id) }
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
