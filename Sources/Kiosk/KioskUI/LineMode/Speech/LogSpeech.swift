import StoreModel
import StoreText
import TerminalGraphics

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
