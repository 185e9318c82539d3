import KioskPresentation
import StoreModel
import StoreText
import TerminalGraphics

/// The details of one event of the log: both clocks, IDs, and the links of the hash chain.
struct LogDetail: ModelFormatting {
    let model: Model
    let event: LogEvent

    func block(width: Int) -> TextBlock {
        var block = TextBlock(width: width)
        let entry = event.entry
        block.add(
            formatter.sanitized(formatter.messages.name(of: entry)), Style(.title, on: nil, .bold))
        block.add(
            SafeText(formatted: formatter.times.dateTime(event.at)), Style(entry.family.role))
        block.addBlankLine()
        add(subjects, to: &block)
        block.addBlankLine()
        add(places, to: &block)
        block.addBlankLine()
        let isSent = event.sequence <= model.log.acknowledged
        block.add(
            formatter.text(isSent ? .logSent : .logUnsent),
            Style(isSent ? .stateFinished : .stateUnknown))
        return block
    }

    /// The event's facts as labels and values, in display order.
    var facts: [(label: TextKey, value: String)] { subjects + places }

    /// The order, transaction and purchase that the event is about.
    private var subjects: [(label: TextKey, value: String)] {
        let entry = event.entry
        let all: [(label: TextKey, value: String?)] = [
            (.logKind, entry.family.rawValue), (.logOrder, model.log.number(of: event)?.rawValue),
            (.logTransaction, entry.transactionID?.rawValue),
            (.logPurchase, entry.intentID?.rawValue), (.logDetail, entry.detail),
        ]
        return all.compactMap { fact in
            fact.value.flatMap { $0.isEmpty ? nil : (fact.label, $0) }
        }
    }

    /// The event's times, number and hashes.
    private var places: [(label: TextKey, value: String)] {
        [
            (.logTime, TimeFormatter.iso8601(event.at)), (.logClock, "\(event.monotonic) ms"),
            (.logNumber, String(event.sequence)), (.logID, event.id.rawValue),
            (.logBefore, event.link.previousHash), (.logHash, event.hash),
        ]
    }

    private func add(_ facts: [(label: TextKey, value: String)], to block: inout TextBlock) {
        for fact in facts {
            let isHash = [.logBefore, .logHash].contains(fact.label)
            let value = isHash ? shortened(fact.value, to: block.width - 14) : fact.value
            block.add(label: formatter.text(fact.label), formatter.sanitized(value), column: 14)
        }
    }

    /// Returns a hash on one line, without its middle if it does not fit; copying returns all of it.
    private func shortened(_ hash: String, to columns: Int) -> String {
        let kept = max(columns - 1, 16)
        guard hash.count > columns else { return hash }
        return hash.prefix(kept - kept / 2) + "…" + hash.suffix(kept / 2)
    }
}
