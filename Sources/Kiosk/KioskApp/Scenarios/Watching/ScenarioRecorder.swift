import KioskScenario
import KioskUI
import PurchaseCore
import StoreAPI
import StoreModel

/// Records the actions of the user on a device of a world as the steps of a scenario.
///
/// Waiting times between the actions become steps as well. An action without a corresponding step becomes a comment.
final class ScenarioRecorder {
    /// The file that is recorded.
    let path: String
    private var lines: [String] = []
    private var lastTime: Timestamp
    /// The number of steps.
    private(set) var count = 0
    /// The last recorded command with its lines: its refusal may still arrive.
    private var newest: (command: Command, lines: Range<Int>)?
    /// Returns how a step names an order or a transaction.
    var resolveTarget: (RecordedStep.Target) -> PurchaseName? = { _ in nil }
    /// Returns why a spend of goods was refused, or nil if it may still succeed.
    var spendRefusal: (GoodAmount) -> ScenarioSpend.Refusal? = { _ in nil }
    /// Returns all planned faults except the one with this ID.
    var faultPlansExcept: (Int64) -> [FaultPlan] = { _ in [] }

    /// - Parameters:
    ///   - path: The file that is recorded.
    ///   - start: The time at which the world begins.
    init(_ path: String, start: Timestamp) {
        (self.path, lastTime) = (path, start)
    }

    /// The time that a scenario waits before each step without an explicit wait, in milliseconds.
    private static let stepPause: Int64 = 1_000

    // MARK: Recording

    /// Records a command of the shop. Commands that only read are left out.
    func record(_ command: Command, at moment: Timestamp) {
        let (count, begin) = (count, lines.count)
        write(command, at: moment)
        guard lines.count > begin else { return }
        // A refusal of a command without a step must not be attached to the step before it.
        newest = self.count > count ? (command, begin..<lines.count) : nil
    }

    /// Handles a failure of the last recorded command. After a refusal, the step becomes a comment with the reason.
    func record(_ message: KioskUI.Message) {
        guard case .failed(let command, let error) = message, let newest, newest.command == command
        else { return }
        self.newest = nil
        let (reason, end) = (Self.line(error.text), newest.lines.upperBound)
        if case .engine(.spend(let goods, _)) = command {
            // It remains a step, because a scenario can expect the refusal.
            let refusal = spendRefusal(goods).map { "    refused: \($0.rawValue)" }
            return lines.insert(refusal ?? "  # \(reason)", at: end)
        }
        // If the request may have been carried out, it remains a step.
        guard error.isRefusal else { return lines.insert("  # \(reason)", at: end) }
        for index in newest.lines where !lines[index].hasPrefix("  - wait:") {
            if lines[index].hasPrefix("  - ") { count -= 1 }
            lines[index] = "  # " + lines[index].dropFirst(2)
        }
        lines.insert("  # was refused: \(reason)", at: end)
    }

    /// Returns the text on a single line.
    private static func line(_ text: String) -> String {
        let plain = text.unicodeScalars.prefix(400).map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
                .unassigned:
                Unicode.Scalar(" ")
            default: scalar
            }
        }
        return String(String.UnicodeScalarView(plain))
    }

    private func write(_ command: Command, at moment: Timestamp) {
        switch command {
        case .engine(let command): write(command, at: moment)
        case .sandbox(let action): write(action, at: moment)
        case .changeContext(.storefront(let code)): addStep([("storefront", code)], at: moment)
        case .terminal(.crash): addStep("crash", at: moment)
        case .planCrash(let point?): addStep([("crash", "\(point)")], at: moment)
        case .planCrash(nil): remark("an action without a step: a planned crash was cleared")
        // The account and device of a scenario cannot be changed; such a command is refused.
        case .changeContext: break
        case .terminal, .newIntent, .setPace, .query, .save, .exportLog, .log, .copy, .parseOptions:
            break
        }
    }

    private func write(_ command: EngineCommand, at moment: Timestamp) {
        switch command {
        case .buy(let product, _, _, let terms?, _) where terms.choice != nil:
            remark("a purchase of \(product.id) with an offer, which scenarios cannot repeat")
        case .buy(let product, let quantity, let outcome, _, _):
            var members = [("buy", product.id.rawValue)]
            if quantity > 1 { members.append(("quantity", "\(quantity)")) }
            if outcome != .approve { members.append(("outcome", outcome.rawValue)) }
            addStep(members, at: moment)
        case .restore: addStep("restore", at: moment)
        case .spend(let goods, _):
            appendStep(
                "spend: {\(YAMLText.scalar(goods.good.rawValue)): \(goods.amount)}", at: moment)
        case .manage(let id, let change): write(.subscription(id, .wish(change)), at: moment)
        case .finish(let id): addStep("finish", of: .transaction(id), at: moment)
        case .refreshWallet, .retry: break
        }
    }

    private func write(_ action: SandboxAction, at moment: Timestamp) {
        if case .clearFault(let id) = action {
            // The step clears all faults, so the remaining ones are planned again.
            let plans = faultPlansExcept(id).map { SandboxAction.planFault(plan: $0) }
            return ([.clearFaults] + plans).forEach { write($0, at: moment) }
        }
        let steps = RecordedStep.steps(of: action)
        if steps.isEmpty { remark("an action without a step") }
        for step in steps {
            if let target = step.target {
                addStep(step.keyword, of: target, step.members, at: moment)
            } else if let value = step.value {
                addStep([(step.keyword, value)] + step.members, at: moment)
            } else {
                addStep(step.keyword, at: moment)
            }
        }
    }

    /// Records that the app was started or killed.
    func record(isRunning: Bool, at moment: Timestamp) {
        addStep(isRunning ? "launch" : "crash", at: moment)
    }

    /// Ends the recording with the current state as the expected one.
    func end(_ state: RecordedState, at moment: Timestamp) {
        wait(until: moment)
        let owned = state.owned.map(YAMLText.scalar).joined(separator: ", ")
        lines.append("  - expect:")
        lines += state.counts.map { "      \($0.keyword): \($0.count)" }
        lines.append("      owned: [\(owned)]")
        if !state.goods.isEmpty {
            let goods = state.goods.map { "\(YAMLText.scalar($0.good.rawValue)): \($0.amount)" }
            lines.append("      wallet: {\(goods.joined(separator: ", "))}")
        }
        count += 1
    }

    // MARK: Output

    /// The recorded steps, as they are written in a scenario.
    var steps: String { lines.joined(separator: "\n") + "\n" }

    /// Returns the text of the scenario file.
    ///
    /// - Parameter catalog: The path of the catalog as the scenario names it, or nil for the built-in catalog.
    func text(title: String, catalog: String?, _ device: Scenario.Device, seed: UInt64) -> String {
        var head = ["scenario: \(YAMLText.scalar(title))"]
        if let catalog { head.append("catalog: \(YAMLText.scalar(catalog))") }
        if seed != 1 { head.append("seed: \(seed)") }
        let name = YAMLText.scalar(device.name.rawValue)
        head.append("devices: {\(name): \(Self.deviceDescription(of: device))}")
        return (head + ["steps:"] + lines).joined(separator: "\n") + "\n"
    }

    /// Returns the account of a device, and its storefront and language if they are not the default.
    private static func deviceDescription(of device: Scenario.Device) -> String {
        let account = YAMLText.scalar(device.account.rawValue)
        var parts = ["account: \(account)"]
        if let country = device.storefront { parts.append("storefront: \(country)") }
        if device.locale != .fallback {
            parts.append("locale: \(YAMLText.scalar(device.locale.identifier))")
        }
        return parts.count == 1 ? account : "{\(parts.joined(separator: ", "))}"
    }

    private func addStep(_ word: String, at moment: Timestamp) { appendStep(word, at: moment) }

    private func addStep(_ members: [(String, String)], at moment: Timestamp) {
        wait(until: moment)
        for (index, member) in members.enumerated() {
            let lead = index == 0 ? "  - " : "    "
            let value =
                RecordedStep.numbers.contains(member.0) ? member.1 : YAMLText.scalar(member.1)
            lines.append("\(lead)\(member.0): \(value)")
        }
        count += 1
    }

    private func addStep(
        _ keyword: String, of target: RecordedStep.Target, _ members: [(String, String)] = [],
        at moment: Timestamp
    ) {
        guard let name = resolveTarget(target) else {
            return remark("\(keyword): no step can refer to the item that it changed")
        }
        let number = name.nth.map { [("nth", "\($0)")] } ?? []
        addStep([(keyword, name.product.text)] + number + members, at: moment)
    }

    private func appendStep(_ text: String, at moment: Timestamp) {
        wait(until: moment)
        lines.append("  - \(text)")
        count += 1
    }

    private func remark(_ text: String) { lines.append("  # \(text)") }

    /// Adds a wait for the time since the last step, in whole seconds.
    private func wait(until moment: Timestamp) {
        let seconds = (moment.since(lastTime) - Self.stepPause) / 1_000
        lastTime = moment
        // The wait is a step itself, with its own implicit wait.
        guard seconds > 1 else { return }
        lines.append("  - wait: \(seconds - 1)s")
        count += 1
    }
}
