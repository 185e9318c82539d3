import StoreModel
import StoreText
import TerminalGraphics

/// The event log in line mode.
extension Model {
    mutating func carryOutInLog(_ command: LineCommand, isAgain: Bool) -> [Command] {
        switch command {
        case .event(let id):
            guard let event = log.events.last(where: { $0.id == id }) else { break }
            say(LogSpeech(model: self).details(event))
        case .follow(let isOn): return follow(isOn, isAgain: isAgain)
        case .log(let count):
            guard isAgain else { return askForLog(then: command) }
            tellEvents(count)
        case .export:
            guard isAgain else { return askForLog(then: command) }
            let commands = [.note(.act("save"))] + exportLog()
            if !commands.allSatisfy(\.isNote) { wait(.file) }
            return commands
        default: break
        }
        return []
    }

    private mutating func askForLog(then command: LineCommand) -> [Command] {
        let moved = show(.log)
        log.isAsked = true
        wait(.log, then: command)
        return moved + [.loadLog(after: log.last, newest: LogScreenState.limit)]
    }

    /// Prints the newest events, the newest first.
    private mutating func tellEvents(_ count: Int) {
        guard tellCount(log.count, of: log.events.count, .plainEvents) else { return }
        let ids = log.allShown.reversed().map(\.id)
        tell(NumberedList(kind: .events, commands: ids.map(LineCommand.event), part: count))
    }

    private mutating func follow(_ isOn: Bool?, isAgain: Bool) -> [Command] {
        let wanted = isOn ?? !(conversation?.isFollowing ?? false)
        // Earlier events are loaded first, so that only later ones are printed as new.
        guard !wanted || isAgain else { return askForLog(then: .follow(true)) }
        conversation?.isFollowing = wanted
        conversation?.lastEvent = log.last
        say(words.say(wanted ? .plainFollowing : .plainNotFollowing))
        return [.note(.act("follow"))]
    }
}

// MARK: Speech

/// Describes an event of the log.
struct LogSpeech {
    let model: Model
    private var words: DisplayFormatter { model.words }

    /// Returns the event in one line: time, name, detail and order number.
    func line(_ event: LogEvent) -> SafeText {
        var parts = [
            SafeText(formatted: String(words.times.preciseClock(event.at).prefix(8))),
            words.quote(words.messages.name(of: event.entry)),
        ]
        if !event.entry.detail.isEmpty {
            parts.append(SafeText(untrusted: event.entry.detail, limit: 80))
        }
        if let number = model.log.number(of: event) {
            parts.append(words.say(.orderNumber, number.rawValue))
        }
        return words.line(parts)
    }

    /// Returns all facts about the event, one a line.
    func details(_ event: LogEvent) -> [SafeText] {
        let facts = LogDetail(model: model, event: event).facts.map { label, value in
            words.fact(words.say(label), words.quote(value))
        }
        let isSent = event.sequence <= model.log.acknowledged
        return [line(event)] + facts + [words.say(isSent ? .logSent : .logUnsent)]
    }
}
