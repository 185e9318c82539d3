import KioskPresentation
import PurchaseCore
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// Subscriptions and the store's clock in line mode.
extension Model {
    mutating func performSubscriptionCommand(
        _ command: LineModeCommand, hasData: Bool
    ) -> [Command] {
        switch command {
        case .subscription(let id): return write(subscription: id)
        case .manage(let request, let name): return perform(request, name)
        case .clock(let act): return performClockCommand(act)
        case .sandboxSubscription(let id): return write(sandboxSubscription: id, isAgain: hasData)
        case .askPrice(let id): return ask(id) { .price(id, $0) }
        case .askDays(let id): return ask(id) { _ in .days(id) }
        default: return []
        }
    }

    // MARK: Owned subscriptions

    private mutating func write(subscription id: TransactionID) -> [Command] {
        guard let view = subscription(id) else {
            write(formatter.text(.toastNothingHere))
            return []
        }
        let commands = show(.library)
        write(SubscriptionDescription(model: self).details(view))
        let name = TargetReference.id(id.rawValue)
        let wishes: [(CustomerSubscriptionChange, TextKey)] = [
            (.cancel, .hintCancelRenewal), (.resume, .hintResume), (.agreeToPrice, .hintAgree),
        ]
        var acts: [(command: LineModeCommand, text: SafeText)] = wishes.compactMap {
            request, phrase in
            isPossible(request, view) ? (.manage(request, name), formatter.text(phrase)) : nil
        }
        for plan in plans(ofGroup: view.groupID) where blockedReason(plan) == nil {
            let text = formatter.commaSeparated([
                formatter.sanitized(plan.displayName), formatter.price(of: plan),
            ])
            acts.append((.product(plan.id), formatter.fact(formatter.text(.hintPlan), text)))
        }
        acts.append((.back, formatter.text(.plainAgain, formatter.text(.tabLibrary).string)))
        printCommands(acts)
        return commands
    }

    private mutating func perform(_ request: CustomerSubscriptionChange, _ name: TargetReference?)
        -> [Command]
    {
        let found = subscriptions(named: name)
        if found.count > 1 {
            write(formatter.text(.subscriptionChoose))
            printList(
                NumberedList(
                    .library,
                    found.map {
                        (
                            .subscription($0.originalID),
                            SubscriptionDescription(model: self).line($0)
                        )
                    }))
            return []
        }
        guard let view = found.first else {
            write(formatter.text(.noSubscriptions))
            return []
        }
        let commands = manage(request, view)
        guard commands.contains(.manage(view.originalID, request)) else { return commands }
        awaitEvent(.subscriptionChange(view.originalID, request))
        return commands
    }

    /// Returns subscriptions by list number, original transaction ID, or words of the title; all of them for nil.
    private func subscriptions(named name: TargetReference?) -> [VerifiedSubscription] {
        guard let name else { return subscriptions }
        let numbered = name.number.flatMap { number in
            lineMode?.item(number) {
                if case .subscription(let id) = $0 { subscription(id) } else { nil }
            }
        }
        if let numbered { return [numbered] }
        if let exact = subscription(TransactionID(name.text)) { return [exact] }
        let found = Set(shop.productIDs(matching: name.words))
        return subscriptions.filter { found.contains($0.transaction.productID) }
    }

    // MARK: The store's clock

    private mutating func performClockCommand(_ word: String?) -> [Command] {
        guard let word else {
            write(formatter.fact(formatter.text(.sandboxClock), storeTime))
            let acts: [(String, TextKey)] = [
                ("next", .hintClockNext), ("day", .hintClockDay), ("month", .hintClockMonth),
                ("year", .hintClockYear),
                (storeClock.rate == 0 ? "run" : "freeze", .hintClockFreeze),
                ("faster", .hintClockFaster), ("slower", .hintClockSlower),
            ]
            printCommands(acts.map { (.clock($0.0), formatter.text($0.1)) })
            return []
        }
        guard let commands = clockCommands(word.lowercased()) else {
            explain(.clock)
            return []
        }
        return awaitAction(in: commands)
    }

    private mutating func clockCommands(_ word: String) -> [Command]? {
        switch word {
        case "freeze": storeClock.rate == 0 ? [] : freezeClock()
        case "run": storeClock.rate == 0 ? freezeClock() : []
        case "next": changeClock(ClockStep.nextEvent.change)
        case "day": changeClock(ClockStep.day.change)
        case "month": changeClock(ClockStep.month.change)
        case "year": changeClock(ClockStep.year.change)
        case "faster": changeClockRate(by: 1)
        case "slower": changeClockRate(by: -1)
        default: nil
        }
    }

    // MARK: Subscriptions of the sandbox store

    private mutating func write(sandboxSubscription id: TransactionID, isAgain: Bool) -> [Command] {
        guard isAgain else {
            let moved = show(.sandbox)
            awaitEvent(.subscriptions, then: .sandboxSubscription(id))
            return moved + [.loadSubscriptions]
        }
        guard
            let subscription = sandbox.subscriptions.first(where: { $0.originalTransactionID == id }
            )
        else {
            write(formatter.text(.toastNothingHere))
            return []
        }
        write(SubscriptionDescription(model: self).details(subscription))
        printCommands([
            (
                .action(.subscription(id, .failRenewals(!subscription.failsRenewals))),
                formatter.text(.hintFailRenewals)
            ),
            (.action(.subscription(id, .expire)), formatter.text(.hintExpire)),
            (.askPrice(id), formatter.text(.hintPrice)),
            (.askDays(id), formatter.text(.hintExtend)),
            (.back, formatter.text(.plainAgain, formatter.text(.tabSandbox).string)),
        ])
        return []
    }

    /// Performs an action that was chosen from a list; a change of a subscription then prints its state.
    mutating func performAction(_ action: SandboxAction) -> [Command] {
        if case .subscription(let id, _) = action {
            return awaitAction(in: [.sandbox(action)], then: .sandboxSubscription(id))
        }
        let note = Command.log(.action(Action.buyOutside.name))
        return awaitAction(in: [note, .sandbox(action)])
    }

    /// Awaits the action of the sandbox store among the commands, if there is one.
    ///
    /// - Parameter title: The title of the product that the action concerns.
    mutating func awaitAction(
        in commands: [Command], title: String = "", then: LineModeCommand? = nil
    ) -> [Command] {
        for case .sandbox(let action) in commands {
            awaitEvent(.action(action, title: title), then: then)
        }
        return commands
    }

    private mutating func ask(
        _ id: TransactionID, _ kind: (Currency) -> TextInputDialog.Kind
    ) -> [Command] {
        let subscription = sandbox.subscriptions.first { $0.originalTransactionID == id }
        let currency = subscription?.renewal.currency.flatMap { Currency(code: $0) }
        guard let subscription,
            let currency = currency ?? shop.product(subscription.productID)?.price?.currency
        else {
            write(formatter.text(.toastNothingHere))
            return []
        }
        let dialog = TextInputDialog(kind(currency), "")
        write(formatter.text(dialog.explanation))
        overlay = .entry(dialog)
        return []
    }
}
