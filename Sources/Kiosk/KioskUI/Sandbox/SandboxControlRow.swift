import KioskPresentation
import StoreModel
import StoreText
import TerminalGraphics

/// A control of the Sandbox screen for the session context, the payment outcome, the store's clock or crashes.
///
/// The rows of the screen and the lists of line mode derive from ``all``.
struct SandboxControlRow: Sendable {
    let section: SandboxSection
    let label: TextKey
    let help: TextKey
    let value: @Sendable (Model) -> SafeText
    /// Returns a note below the help; nil if there is none.
    let note: (@Sendable (Model) -> SafeText)?
    /// Returns why the value cannot be changed now, as a note; nil if it can be.
    let blockedReason: @Sendable (Model) -> SafeText?
    /// Moves the value by a number of steps, for Left and Right; nil if these keys have no effect.
    ///
    /// The keys are not events of the log. A change that is one performs its action or adds a log entry.
    let change: (@Sendable (inout Model, _ step: Int) -> [Command])?
    /// Handles Enter: moves the value by one step, unless the row says otherwise.
    let open: LineAction
    /// Handles the choice of the control in line mode, with the same effect as Enter, unless the row says otherwise.
    let choose: LineAction

    private init(
        _ section: SandboxSection, _ label: TextKey, _ help: TextKey,
        note: (@Sendable (Model) -> SafeText)? = nil,
        blockedReason: @escaping @Sendable (Model) -> SafeText? = { _ in nil },
        value: @escaping @Sendable (Model) -> SafeText,
        change: (@Sendable (inout Model, _ step: Int) -> [Command])? = nil,
        open: LineAction? = nil, choose: LineAction? = nil
    ) {
        let open = open ?? { change?(&$0, 1) ?? [] }
        (self.section, self.label, self.help) = (section, label, help)
        (self.value, self.note, self.change) = (value, note, change)
        self.blockedReason = blockedReason
        (self.open, self.choose) = (open, choose ?? open)
    }

    /// Returns whether Left and Right change the value.
    func isChangeable(in model: Model) -> Bool { change != nil && blockedReason(model) == nil }

    /// All rows, in the order of the screen.
    static let all = [
        outcome, pace, account, device, storefront, language, time, speed, advance, crash,
    ]

    /// Returns the rows of a section.
    static func all(in section: SandboxSection) -> [SandboxControlRow] {
        all.filter { $0.section == section }
    }
}

extension SandboxControlRow: Hashable {
    static func == (left: Self, right: Self) -> Bool { left.label == right.label }

    func hash(into hasher: inout Hasher) { hasher.combine(label) }
}

// MARK: Session context

extension SandboxControlRow {
    static let outcome = SandboxControlRow(
        .context, .dialogOutcome, .sandboxOutcomeHelp,
        note: { $0.formatter.sanitized($0.formatter.messages.note(of: $0.context.outcome)) },
        value: { $0.formatter.sanitized($0.formatter.messages.name(of: $0.context.outcome)) },
        change: { $0.setOutcome($0.context.outcome.moved(by: $1)) },
        choose: { $0.chooseOutcome(nil) })

    static let pace = SandboxControlRow(
        .context, .sandboxPace, .sandboxPaceHelp, blockedReason: { $0.paceBlockedReason },
        value: { $0.name(ofPace: $0.preferences.pace) },
        change: { $0.changePace(by: $1) })

    static let account = SandboxControlRow(
        .context, .contextAccount, .sandboxAccountHelp,
        value: { $0.formatter.sanitized($0.context.account.rawValue) },
        open: { SandboxScreen().openChoice(.account, in: &$0) })

    static let device = SandboxControlRow(
        .context, .contextDevice, .sandboxDeviceHelp,
        note: { $0.formatter.text(.sandboxDeviceReset) },
        value: { $0.formatter.sanitized($0.context.device.rawValue) },
        open: { SandboxScreen().openChoice(.device, in: &$0) })

    static let storefront = SandboxControlRow(
        .context, .contextStorefront, .sandboxStorefrontHelp, value: { $0.storefrontName },
        open: { SandboxScreen().openChoice(.storefront, in: &$0) })

    static let language = SandboxControlRow(
        .context, .contextLanguage, .sandboxLanguageHelp, value: { $0.languageName },
        change: { [.log(.action(Action.language.name))] + $0.changeLanguage(by: $1) },
        choose: { $0.chooseLanguage(nil) })
}

// MARK: The store's clock

extension SandboxControlRow {
    static let time = SandboxControlRow(
        .clock, .clockTime, .sandboxTimeHelp,
        value: { SafeText(formatted: $0.formatter.times.dateTime($0.storeNow)) },
        open: { $0.perform(.clockFreeze) })

    static let speed = SandboxControlRow(
        .clock, .clockSpeed, .sandboxSpeedHelp, value: { $0.name(ofRate: $0.storeClock.rate) },
        change: { $0.perform($1 > 0 ? .clockFaster : .clockSlower) },
        open: { $0.perform(.clockFreeze) })

    static let advance = SandboxControlRow(
        .clock, .clockForward, .sandboxForwardHelp,
        value: { $0.formatter.text($0.sandbox.step.name) },
        change: { model, step in
            model.undo.record(.clockStep(model.sandbox.step))
            model.sandbox.step = ClockStep.all.cycled(from: model.sandbox.step, by: step)
            return []
        },
        open: { $0.confirmAdvance($0.sandbox.step) })
}

// MARK: Crashes

extension SandboxControlRow {
    static let crash = SandboxControlRow(
        .faults, .crashLabel, .sandboxCrashHelp,
        value: { model in
            model.sandbox.crash.map { model.formatter.sanitized("\($0)") }
                ?? model.formatter.text(.crashNever)
        },
        change: { model, step in
            let moments: [CrashMoment?] = [nil] + CrashMoment.purchaseMoments
            return model.setCrash(moments.cycled(from: model.sandbox.crash, by: step))
        },
        open: { SandboxScreen().openEntry(.crash, in: &$0) }, choose: { $0.chooseCrash(nil) })
}
