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
        sending(show(.sandbox) + [.query(.orders)], then: action)
    }

    mutating func printSandbox() -> [Command] {
        afterOrders { $0.printList(.sandbox, $0.sandboxItems) }
    }

    /// The controls, the orders that await approval and the paid ones, the clock, and the subscriptions.
    private var sandboxItems: [NumberedListItem] {
        let orders = [SandboxSection.waiting, .paid].flatMap { section in
            sandbox.orders.filter(section.includes)
        }
        let clock = NumberedListItem(text: formatter.fact(.sandboxClock, storeTime)) {
            $0.changeClock(typed: nil) ?? []
        }
        let subscriptions = sandbox.subscriptions.map {
            NumberedListItem(target: .storeSubscription($0.originalTransactionID))
        }
        let products = NumberedListItem(text: formatter.text(.sandboxProducts)) {
            $0.editProduct("")
        }
        return controls(in: .context) + orders.map { NumberedListItem(target: .order($0.key)) }
            + [clock] + subscriptions + [products] + controls(in: .faults)
    }

    private func controls(in section: SandboxSection) -> [NumberedListItem] {
        SandboxControlRow.all(in: section).map { control in
            NumberedListItem(
                text: formatter.fact(control.label, control.value(self)), perform: control.choose)
        }
    }

    // MARK: Orders

    /// Approves or declines an order, after loading the orders; nil if only one is waiting.
    mutating func decide(_ name: TargetReference?, _ action: Action) -> [Command] {
        afterOrders { model in
            guard model.selectOrder(name, in: .waiting, otherwise: .sandboxNotWaiting),
                model.sandbox.order != nil
            else { return [] }
            return model.sending(model.perform(action)) {
                $0.write(action == .decline ? .toastDeclined : .toastApproved)
            }
        }
    }

    /// Refunds the full price, or applies the change of a purchase that the last word names.
    mutating func refund(_ arguments: VerbArguments) -> [Command] {
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
            return printDetails(of: .order(order.key))
        }
        let commands = perform(.refund)
        if case .transactionChanges = overlay {
            overlay = .refund(TransactionChangeDialog(order: order, choice))
        }
        return commands
    }

    /// Selects the only order of a section that a name can refer to; prints a message unless exactly one matches.
    private mutating func selectOrder(
        _ name: TargetReference?, in section: SandboxSection, otherwise none: TextKey
    ) -> Bool {
        let found = (name.map(orders(named:)) ?? sandbox.orders).filter(section.includes)
        let name = name ?? .id(formatter.text(.tabSandbox).string)
        let order = only(found, name, none, in: .sandbox) {
            NumberedListItem(target: .order($0.key))
        }
        return order.flatMap { SandboxState.Row.order($0).id }.map { sandbox.list.select($0) }
            ?? false
    }

    // MARK: Faults

    /// Plans a fault, or removes one or all of them, and then prints the plans. On the screens, a dialog asks before all
    /// are removed.
    mutating func planFault(_ words: [String]) -> [Command] {
        afterOrders { model in
            do throws(FaultPlan.ParseError) {
                guard let action = try model.faultAction(words) else { return model.printFaults() }
                if action == .clearFaults, model.lineMode == nil {
                    return model.confirmClearingFaults()
                }
                return model.sending([.sandbox(action)]) { $0.printFaults() }
            } catch {
                return model.write(model.formatter.sanitized(error.message))
            }
        }
    }

    /// Returns the action that plans or removes a fault; nil without words, and if there is nothing to remove.
    private func faultAction(_ words: [String]) throws(FaultPlan.ParseError) -> SandboxAction? {
        guard let first = words.first else { return nil }
        guard first == "clear" else {
            let plan = first == "add" ? Array(words.dropFirst()) : words
            return .planFault(plan: try FaultPlan(words: plan))
        }
        let wanted = words.dropFirst().first.flatMap { Int64($0) }
        if let number = words.dropFirst().first, wanted == nil {
            throw FaultPlan.ParseError(
                message: "Invalid fault number “\(number.prefix(40))”. Nothing was cleared.")
        }
        let isPlanned = sandbox.faults.contains {
            !$0.isOfCatalog && (wanted == nil || $0.id == wanted)
        }
        return isPlanned ? wanted.map { .clearFault(id: $0) } ?? .clearFaults : nil
    }

    private mutating func confirmClearingFaults() -> [Command] {
        if let reason = requestBlockedReason { return showToast(.info, reason) }
        overlay = .clearFaults(ClearFaultsDialog(faults: sandbox.faults.filter { !$0.isOfCatalog }))
        return []
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

    /// Applies a test operation to a subscription and then prints it, or asks for the operation's value.
    mutating func testSubscription(_ id: TransactionID, _ test: ActionDefinition) -> [Command] {
        guard sandbox.list.select(.subscription(id)) else { return write(.toastNothingHere) }
        return sending(test.perform(&self)) { $0.printDetails(of: .storeSubscription(id)) }
    }
}
