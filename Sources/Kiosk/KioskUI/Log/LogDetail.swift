import StoreModel
import StoreText
import TerminalGraphics

/// The details of one event of the log: both clocks, IDs, and the links of the hash chain.
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

    /// The event's facts as labels and values, in display order.
    var facts: [(label: Phrase, value: String)] { subjects + places }

    /// The order, transaction and purchase that the event is about.
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

    /// The event's times, number and hashes.
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
