import KioskPresentation
import StoreModel
import StoreText
import TerminalGraphics

/// The event log in line mode.
extension Model {
    mutating func performLogCommand(_ command: LineModeCommand, hasData: Bool) -> [Command] {
        switch command {
        case .event(let id):
            guard let event = log.events.last(where: { $0.id == id }) else { break }
            write(LogEventDescription(model: self).details(event))
        case .follow(let isOn): return follow(isOn, isAgain: hasData)
        case .log(let count):
            guard hasData else { return askForLog(then: command) }
            printEvents(count)
        case .export:
            guard hasData else { return askForLog(then: command) }
            let commands = [.log(.action("save"))] + save(documentOf: .log)
            if !commands.allSatisfy(\.isLogEntry) { awaitEvent(.file) }
            return commands
        default: break
        }
        return []
    }

    private mutating func askForLog(then command: LineModeCommand) -> [Command] {
        let moved = show(.log)
        log.isRequested = true
        awaitEvent(.log, then: command)
        return moved + [.loadLog(after: log.last, newest: LogScreenState.limit)]
    }

    /// Prints the newest events, the newest first.
    private mutating func printEvents(_ count: Int) {
        guard printCount(log.count, of: log.events.count, .plainEvents) else { return }
        let ids = log.shown.reversed().map(\.id)
        printList(
            NumberedList(kind: .events, commands: ids.map(LineModeCommand.event), pageSize: count))
    }

    private mutating func follow(_ isOn: Bool?, isAgain: Bool) -> [Command] {
        let wanted = isOn ?? !(lineMode?.isFollowing ?? false)
        // Earlier events are loaded first, so that only later ones are printed as new.
        guard !wanted || isAgain else { return askForLog(then: .follow(true)) }
        lineMode?.isFollowing = wanted
        lineMode?.lastEvent = log.last
        write(formatter.text(wanted ? .plainFollowing : .plainNotFollowing))
        return [.log(.action("follow"))]
    }
}

// MARK: Speech

/// Describes an event of the log.
struct LogEventDescription {
    let model: Model
    private var formatter: DisplayFormatter { model.formatter }

    /// Returns the event in one line: time, name, detail and order number.
    func line(_ event: LogEvent) -> SafeText {
        var parts = [
            SafeText(formatted: String(formatter.times.preciseClock(event.at).prefix(8))),
            formatter.sanitized(formatter.messages.name(of: event.entry)),
        ]
        if !event.entry.detail.isEmpty {
            parts.append(SafeText(untrusted: event.entry.detail, limit: 80))
        }
        if let number = model.log.number(of: event) {
            parts.append(formatter.text(.orderNumber, number.rawValue))
        }
        return formatter.commaSeparated(parts)
    }

    /// Returns all facts about the event, one a line.
    func details(_ event: LogEvent) -> [SafeText] {
        let facts = LogDetail(model: model, event: event).facts.map { label, value in
            formatter.fact(formatter.text(label), formatter.sanitized(value))
        }
        let isSent = event.sequence <= model.log.acknowledged
        return [line(event)] + facts + [formatter.text(isSent ? .logSent : .logUnsent)]
    }
}
