import StoreModel
import StoreText
import TerminalGraphics

/// One event of the log with both its clocks, its ids and its place in the chain.
struct LogDetail {
    let model: Model
    let event: LogEvent
    private var words: DisplayFormatter { model.words }

    func block(width: Int) -> TextBlock {
        var block = TextBlock(width: width)
        let entry = event.entry
        block.add(
            words.quote(words.messages.name(of: entry)), Style(.title, on: nil, .bold))
        block.add(
            SafeText(formatted: words.times.dateTime(event.at)), Style(entry.family.role))
        block.space()
        add(subjects, to: &block)
        block.space()
        add(places, to: &block)
        block.space()
        let isSent = event.sequence <= model.log.acknowledged
        block.add(
            words.say(isSent ? .logSent : .logUnsent),
            Style(isSent ? .stateFinished : .stateUnknown))
        return block
    }

    /// What it says of itself, as labels and values, in the order in which they are read.
    var facts: [(label: Phrase, value: String)] { subjects + places }

    /// What it is about.
    private var subjects: [(label: Phrase, value: String)] {
        let entry = event.entry
        let all: [(label: Phrase, value: String?)] = [
            (.logKind, entry.family.rawValue), (.logOrder, model.log.number(of: event)?.rawValue),
            (.logTransaction, entry.transactionID?.rawValue),
            (.logPurchase, entry.intentID?.rawValue), (.logDetail, entry.detail),
        ]
        return all.compactMap { fact in
            fact.value.flatMap { $0.isEmpty ? nil : (fact.label, $0) }
        }
    }

    /// Where it stands: in time, and in the chain.
    private var places: [(label: Phrase, value: String)] {
        [
            (.logTime, TimeFormatter.iso8601(event.at)), (.logClock, "\(event.monotonic) ms"),
            (.logNumber, String(event.sequence)), (.logID, event.id.rawValue),
            (.logBefore, event.link.previousHash), (.logHash, event.hash),
        ]
    }

    private func add(_ facts: [(label: Phrase, value: String)], to block: inout TextBlock) {
        for fact in facts {
            block.add(label: words.say(fact.label), words.quote(fact.value), column: 14)
        }
    }
}
