import KioskPresentation
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// The state of the form that plans a fault at the sandbox store.
struct FaultForm: Sendable {
    /// The rows of the form, from top to bottom.
    enum Row: Int, CaseIterable, Sendable { case call, failure, time, scope }

    private(set) var plan = FaultPlan(.purchase, .dropAfter)
    var focus = FormControl.cancel
    var confirmationGuard = ConfirmationGuard()

    /// The times at which a fault can apply; a text can have other numbers.
    private static let times: [FaultTrigger] =
        [.once, .every] + [2, 3, 5].map(FaultTrigger.nth)
        + [10, 20, 50].map { .chance(percent: $0, seed: 0) }

    private static let failures = Fault.examples.compactMap { Fault($0) }

    /// Returns the valid plans that differ from the current one at most in a row.
    private func choices(of row: Row, in model: Model) -> [FaultPlan] {
        switch row {
        case .call: FaultCall.allCases.map(plan(of:))
        case .failure:
            Self.failures.map { plan.replacing(fault: $0) }.filter { $0.validationError == nil }
        case .time: Self.times.map { plan.replacing(moment: $0) }
        case .scope: scopes(in: model).filter { $0.validationError == nil }
        }
    }

    /// Returns the plan for another call, with the same failure and scope unless they are invalid for that call.
    private func plan(of call: FaultCall) -> FaultPlan {
        let fault =
            plan.fault.calls.contains(call)
            ? plan.fault : Self.failures.first { $0.calls.contains(call) } ?? .timeout
        let other = plan.replacing(call: call, fault: fault)
        return other.validationError == nil ? other : FaultPlan(call, fault, plan.moment)
    }

    /// Returns the plans for all callers and products, and for each one that is known.
    private func scopes(in model: Model) -> [FaultPlan] {
        let (call, fault, moment) = (plan.call, plan.fault, plan.moment)
        return [FaultPlan(call, fault, moment)]
            + model.knownAccounts.map { FaultPlan(call, fault, moment, account: $0) }
            + model.knownDevices.map { FaultPlan(call, fault, moment, device: $0) }
            + model.sandbox.products.prefix(50)
            .map { FaultPlan(call, fault, moment, productID: $0.productID) }
    }

    private var command: Command { .sandbox(.planFault(plan: plan)) }
}

// MARK: Dialog

extension FaultForm: FormDialog {
    var overlay: Overlay { .fault(self) }
    var title: TextKey { .entryFault }
    var confirmationLabel: TextKey { .buttonPlan }
    var hints: [DialogLayout.Hint] {
        [(.character("y"), .hintCopy), (.character("e"), .hintEditText)]
    }

    func rows(in model: Model) -> [FormRow] {
        let formatter = model.formatter
        return Row.allCases.map { row in
            switch row {
            case .call:
                FormRow(
                    label: formatter.text(.faultCall),
                    value: formatter.sanitized(plan.call.rawValue),
                    meaning: formatter.text(plan.call.meaning))
            case .failure:
                FormRow(
                    label: formatter.text(.faultFailure),
                    value: formatter.sanitized("\(plan.fault)"),
                    meaning: formatter.text(plan.fault.meaning))
            case .time:
                FormRow(
                    label: formatter.text(.faultTime),
                    value: formatter.sanitized("\(plan.moment)"),
                    meaning: formatter.text(plan.moment.meaning))
            case .scope:
                FormRow(
                    label: formatter.text(.faultScope),
                    value: scopeName(in: model) ?? formatter.text(.faultForAll),
                    meaning: formatter.text(plan.scopeMeaning))
            }
        }
    }

    /// Adds the sentences that say what will happen, and the command that plans the same fault.
    func addText(to block: inout TextBlock, in model: Model) {
        let formatter = model.formatter
        let sentences = [
            affectedCalls(formatter), effect(formatter),
            scopeName(in: model).map { formatter.text(.faultOnly, $0.string) },
        ]
        block.add(
            .joined(sentences.compactMap(\.self), separator: " "), Style(.text, on: .dialog))
        let line = command.commandLine(in: model.context) ?? ""
        block.add(formatter.sanitized(line), Style(.muted, on: .dialog))
    }

    mutating func changeValue(ofRow row: Int, by step: Int, in model: Model) {
        guard let row = Row(rawValue: row) else { return }
        plan = choices(of: row, in: model).cycled(from: plan, by: step)
    }

    func confirm(in model: inout Model) -> [Command] {
        model.overlay = nil
        return [command]
    }

    /// Copies the command, or opens the text field with the same plan.
    func handleShortcut(_ key: Key, in model: inout Model) -> [Command] {
        switch key {
        case .character("y"):
            return model.copy(
                command.commandLine(in: model.context) ?? "", named: "kiosk sandbox fault")
        case .character("e"):
            model.overlay = .entry(TextInputDialog(.fault, "\(plan)"))
            return []
        default: return []
        }
    }
}

// MARK: Values

extension FaultPlan {
    fileprivate func replacing(
        call: FaultCall? = nil, fault: Fault? = nil, moment: FaultTrigger? = nil
    ) -> FaultPlan {
        FaultPlan(
            call ?? self.call, fault ?? self.fault, moment ?? self.moment, account: account,
            device: device, productID: productID)
    }
}
