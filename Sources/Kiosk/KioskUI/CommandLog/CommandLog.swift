import KioskPresentation
import PurchaseCore
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// The acts of this session with their results, oldest first.
struct CommandLog: Sendable {
    /// An act that was requested.
    struct Entry: Sendable {
        let command: Command
        fileprivate let shellCommand: ShellCommand
        let account: AccountName
        let device: DeviceName
        fileprivate let contextWords: [String]
        fileprivate(set) var result: Result
    }

    /// The result of an act; texts are untrusted.
    enum Result: Hashable, Sendable {
        case inProgress
        case done
        /// The order waits for an approval.
        case pending
        /// The act had no effect, for this reason.
        case refused(String)
        /// The act ended as the text says, which may include a charge that was refunded.
        case ended(String)
        /// The act may have had its effect. The text says why that is unknown.
        case unanswered(String)
    }

    /// The most entries that are kept.
    private static let limit = 200

    private(set) var entries: [Entry] = []

    /// Adds the acts among commands.
    mutating func record(_ commands: [Command], in context: SessionContext) {
        for command in commands {
            guard let shellCommand = command.shellCommand else { continue }
            entries.append(
                Entry(
                    command: command, shellCommand: shellCommand, account: context.account,
                    device: context.device, contextWords: context.commandWords,
                    // A planned crash is not answered.
                    result: command.isAnswered ? .inProgress : .done))
        }
        if entries.count > Self.limit { entries.removeFirst(entries.count - Self.limit) }
    }

    /// Whether the acts concern several accounts or devices.
    private var isMixed: Bool {
        guard let first = entries.first else { return false }
        return entries.contains { $0.account != first.account || $0.device != first.device }
    }

    /// Returns the equivalent command line in the context of the act. It names the account and the device if the acts
    /// concern several.
    func shellCommand(of entry: Entry) -> ShellCommand {
        var command = entry.shellCommand
        command.add(words: entry.contextWords)
        let isNamed = entry.contextWords.contains { $0.hasPrefix("--account") }
        if !isNamed, entry.command.usesSessionContext, isMixed {
            command.add([("account", entry.account.rawValue), ("device", entry.device.rawValue)])
        }
        return command
    }

    /// Records the results that a message contains.
    mutating func apply(_ message: Message, _ texts: LocalizedTexts) {
        switch message {
        case .done(.purchase(let notice)):
            set(notice.result(texts)) { $0.result(in: message) == true }
        case .done: set(.done) { $0.result(in: message) == true }
        case .failed(let command, let error):
            let isRefusal = error.isRefusal && error.unansweredSpend == nil
            set(isRefusal ? .refused(error.text) : .unanswered(error.text)) { $0 == command }
        case .snapshot(let snapshot):
            for entry in entries where entry.result == .inProgress {
                guard case .engine(.finish(let id)) = entry.command,
                    snapshot.rows.first(where: { $0.transactionID == id })?.stage == .finished
                else { continue }
                set(.done) { $0 == entry.command }
            }
        case .contextChanged:
            set(.done) { if case .changeContext = $0 { true } else { false } }
            // The answers to calls in flight are dropped together with their worker.
            for index in entries.indices where entries[index].result == .inProgress {
                entries[index].result = .unanswered("")
            }
        default: break
        }
    }

    /// Sets the result of the oldest act in progress that a condition selects.
    private mutating func set(_ result: Result, where isMeant: (Command) -> Bool) {
        let index = entries.firstIndex { $0.result == .inProgress && isMeant($0.command) }
        if let index { entries[index].result = result }
    }
}

extension Command {
    /// Whether a message contains the result of the act.
    fileprivate var isAnswered: Bool { if case .planCrash = self { false } else { true } }
}

extension PurchaseNotice {
    fileprivate func result(_ texts: LocalizedTexts) -> CommandLog.Result {
        switch kind {
        case .bought, .alreadyInProgress, .scheduled: .done
        case .pending: .pending
        case .cancelled: .refused(texts.text(.toastCancelled))
        case .declined(let reason): .refused(texts.sentence(for: reason))
        case .unavailable(let reason):
            .refused(texts.sentence(for: reason, productID: productID))
        case .quarantined: .unanswered(texts.text(.explainQuarantined))
        case .unanswered: .unanswered("")
        case .failed(let reason): .ended(reason)
        }
    }
}

// MARK: Appearance

extension CommandLog.Result {
    /// The glyph and the color of the result.
    var appearance: (glyph: Glyph, role: Role) {
        switch self {
        case .inProgress: (.purchasing, .statePurchasing)
        case .done: (.finished, .success)
        case .pending: (.deferred, .stateDeferred)
        case .refused: (.failed, .error)
        case .ended, .unanswered: (.unknown, .warning)
        }
    }

    /// Returns the result in one line.
    func text(_ formatter: DisplayFormatter) -> SafeText {
        switch self {
        case .inProgress: formatter.text(.actInProgress)
        case .done: formatter.text(.actDone)
        case .pending: formatter.text(.stageAwaitingApproval)
        case .refused(let reason): formatter.text(.actRefused, reason)
        case .ended(let reason): formatter.sanitized(reason)
        case .unanswered(""): formatter.text(.actUnanswered)
        case .unanswered(let reason):
            formatter.fact(.actUnanswered, formatter.sanitized(reason))
        }
    }
}
