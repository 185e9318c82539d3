import StoreText
import PurchaseCore
import StoreModel
import TerminalGraphics

/// The steps of one transaction in three lanes: the device, the store and the merchant.
struct Timeline {
    let model: Model
    let row: TransactionRow
    private var words: Words { model.words }
    private let sides: [HistoryStep.Side] = [.device, .store, .merchant]

    func add(to block: inout TextBlock) {
        guard model.activity.historyID == row.id else {
            return block.add(words.say(.loading), Style(.muted))
        }
        let steps = model.activity.history
        guard !steps.isEmpty else { return block.add(words.say(.noSteps), Style(.muted)) }
        let isWide = block.width >= 54
        let time = isWide ? 12 : 8
        let lane = isWide ? 10 : 2
        if isWide {
            let names = sides.map { words.quote(words.messages.name(of: $0)).fitted(to: lane) }
            block.add(line: [
                (words.say(.timeline).fitted(to: time + 2), Style(.header)),
                (.joined(names), Style(.header)),
            ])
        }
        for step in steps.suffix(200) {
            add(step, time: time, lane: lane, isWide: isWide, to: &block)
        }
    }

    private func add(
        _ step: HistoryStep, time: Int, lane: Int, isWide: Bool, to block: inout TextBlock
    ) {
        var text = words.quote(words.messages.name(of: step.kind))
        if !isWide {
            text = "\(words.quote(words.messages.name(of: step.side))): \(text)"
        }
        if !step.detail.isEmpty { text += "  \(words.quote(step.detail))" }
        let clock = SafeText(formatted: words.times.preciseClock(step.at)).clipped(
            to: time, ellipsis: .empty)
        let room = max(block.width - time - 2 - lane * 3, 8)
        for (index, part) in text.wrapped(to: room).enumerated() {
            var line: TextBlock.Line = [
                ((index == 0 ? clock : .empty).fitted(to: time + 2), Style(.muted))
            ]
            for side in sides {
                let isHere = side == step.side && index == 0
                let mark = isHere ? words.glyphs[.event] : words.glyphs[.scrollTrack]
                line.append((mark.fitted(to: lane), Style(isHere ? role(of: step) : .border)))
            }
            line.append((part, .text))
            block.add(line: line)
        }
    }

    private func role(of step: HistoryStep) -> Role {
        switch step.kind {
        case .failed, .declined, .quarantined, .rejected: .stateFailed
        case .unanswered, .verifyUnanswered, .finishUnanswered: .stateUnknown
        case .refunded, .revoked, .revocationSettled, .debited: .stateRefunded
        case .deferred, .awaitingApproval: .stateDeferred
        case .restored: .stateRestored
        case .finished, .storeFinished, .delivered, .granted, .charged: .stateFinished
        default: .statePurchasing
        }
    }
}
