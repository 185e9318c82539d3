import StoreModel
import StoreText
import TerminalGraphics

/// One event of the log with both its clocks, its ids and its place in the chain.
struct LogDetail {
    let model: Model
    let event: LogEvent
    private var words: Words { model.words }

    func block(width: Int) -> TextBlock {
        var block = TextBlock(width: width)
        let entry = event.entry
        block.add(
            words.quote(words.messages.name(of: entry)), Style(.title, on: nil, .bold))
        block.add(
            SafeText(formatted: words.times.dateTime(event.at)), Style(entry.family.role))
        block.space()
        add(.logKind, entry.family.rawValue, to: &block)
        add(.logOrder, model.log.number(of: event)?.rawValue, to: &block)
        add(.logTransaction, entry.transactionID?.rawValue, to: &block)
        add(.logPurchase, entry.intentID?.rawValue, to: &block)
        add(.logDetail, entry.detail, to: &block)
        block.space()
        add(.logTime, TimeFormatter.iso8601(event.at), to: &block)
        add(.logClock, "\(event.monotonic) ms", to: &block)
        add(.logNumber, String(event.sequence), to: &block)
        add(.logID, event.id.rawValue, to: &block)
        add(.logBefore, event.link.previousHash, to: &block)
        add(.logHash, event.hash, to: &block)
        block.space()
        let isSent = event.sequence <= model.log.acknowledged
        block.add(
            words.say(isSent ? .logSent : .logUnsent),
            Style(isSent ? .stateFinished : .stateUnknown))
        return block
    }

    private func add(_ label: Phrase, _ value: String?, to block: inout TextBlock) {
        guard let value, !value.isEmpty else { return }
        block.add(label: words.say(label), words.quote(value), column: 14)
    }
}
