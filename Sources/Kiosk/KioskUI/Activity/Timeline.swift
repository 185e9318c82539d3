import StoreText
import PurchaseCore
package import StoreModel
package import TerminalGraphics

/// The steps of one transaction in three lanes: the device, the store and the merchant.
struct Timeline {
    let model: Model
    let row: TransactionRow
    private var words: DisplayFormatter { model.words }

    func add(to block: inout TextBlock) {
        guard model.activity.historyID == row.id else {
            return block.add(words.say(.loading), Style(.muted))
        }
        let steps = model.activity.history
        let failure = failureLine
        if let failure { block.add(failure, Style(.warning)) }
        guard !steps.isEmpty else {
            if failure == nil { block.add(words.say(.noSteps), Style(.muted)) }
            return
        }
        let form = TimelineForm(width: block.width)
        addHead(form, to: &block)
        let shown = Array(steps.suffix(200))
        for (step, time) in zip(shown, model.times(of: shown)) { add(step, time, form, to: &block) }
        addWaiting(form, to: &block)
    }

    /// That a part of the history could not be read; nil where all of it was.
    private var failureLine: SafeText? {
        model.activity.historyFailure.map { words.marked(.warning, words.say(.historyFailed, $0)) }
    }

    /// The names of the lanes above them; in one line where the lanes are too narrow for their names.
    private func addHead(_ form: TimelineForm, to block: inout TextBlock) {
        let title = words.say(.timeline)
        let names = LaneDiagram.sides.map { words.quote(words.messages.name(of: $0)) }
        let style = Style(.header, on: nil, .bold)
        guard let pitch = form.pitch, names.dropLast().allSatisfy({ $0.width < pitch }) else {
            let list = SafeText.joined(names, separator: " \(words.glyphs[.separator]) ")
            return block.add("\(title): \(list)", style)
        }
        let heads = names.map { $0.padded(to: pitch) }
        block.add(line: [("\(title.fitted(to: form.timeWidth))  \(SafeText.joined(heads))", style)])
    }

    private func add(
        _ step: HistoryStep, _ moment: StepTime, _ form: TimelineForm, to block: inout TextBlock
    ) {
        let (time, mark) = (self.time(of: step, moment, form), Style(step.kind.role))
        var pieces: [(text: SafeText, style: Style)] = [
            (words.quote(words.messages.name(of: step.kind)), .text)
        ]
        if form.pitch == nil {
            let side = words.quote(words.messages.name(of: step.side))
            pieces[0].text = "\(words.glyphs[.event]) \(side): \(pieces[0].text)"
        }
        if let detail = detail(of: step) { pieces.append((detail, Style(.muted))) }
        if case .storeClock(let at) = moment { pieces.append((storeTime(at), Style(.muted))) }
        let diagram = form.pitch.map { LaneDiagram(glyphs: words.glyphs, pitch: $0) }
        var isFirst = true
        for line in flow(pieces, width: max(block.width - form.textColumn, 8)) {
            var start: TextBlock.Line = [
                ((isFirst ? time : .empty).fitted(to: form.timeWidth), Style(.muted)),
                ("  ", .text),
            ]
            if let diagram {
                let lanes =
                    isFirst ? diagram.step(at: step.side, step.kind.arrow) : diagram.idle()
                start += [(lanes, isFirst ? mark : Style(.border)), ("  ", .text)]
            }
            block.add(line: start + line)
            isFirst = false
        }
    }

    /// The pieces one after the other on one line where they fit, else each on lines of its own.
    private func flow(
        _ pieces: [(text: SafeText, style: Style)], width: Int
    ) -> [TextBlock.Line] {
        let whole = pieces.reduce(0) { $0 + $1.text.width } + 2 * (pieces.count - 1)
        guard whole > width else {
            return [
                pieces.enumerated().map { index, piece in
                    (index == 0 ? piece.text : "  \(piece.text)", piece.style)
                }
            ]
        }
        return pieces.flatMap { piece in
            piece.text.wrapped(to: width).map { [($0, piece.style)] }
        }
    }

    /// What the step says beyond its name; what stands above or goes without saying is not said again.
    func detail(of step: HistoryStep) -> SafeText? {
        let known = [
            row.merchantOrder?.rawValue, row.transactionID?.rawValue, row.productID.rawValue,
            row.originalTransactionID?.rawValue, row.detail, "", "purchase", "ACCEPTED",
        ]
        guard !known.contains(step.detail) else { return nil }
        if step.kind == .submitted, Int(step.detail) != nil {
            return words.say(.attempt, step.detail)
        }
        if let reason = DeclineReason(rawValue: step.detail) {
            return words.quote(words.messages.sentence(for: reason))
        }
        return price(step.detail).map(words.price) ?? words.quote(Self.plain(step.detail))
    }

    /// A code word such as `ALREADY_GRANTED` as words; anything else as it is.
    private static func plain(_ detail: String) -> String {
        let isCode = detail.utf8.allSatisfy { (0x41...0x5A).contains($0) || $0 == 0x5F }
        return isCode ? detail.lowercased().split(separator: "_").joined(separator: " ") : detail
    }

    /// The amount that the store writes as `990 USD`, in thousandths.
    private func price(_ detail: String) -> Price? {
        let parts = detail.split(separator: " ")
        guard parts.count == 2, let milliunits = Int64(parts[0]),
            let currency = Currency(code: String(parts[1]))
        else { return nil }
        return Price(milliunits: milliunits, currency: currency)
    }

    /// The device's clock for its first step and wherever there is room; for the others how long they took.
    private func time(
        of step: HistoryStep, _ moment: StepTime, _ form: TimelineForm
    ) -> SafeText {
        let clock = SafeText(formatted: words.times.preciseClock(step.at))
        switch moment {
        case .clock: return clock.clipped(to: form.clockWidth, ellipsis: .empty)
        case .storeClock: return .empty
        case .took(let length):
            let took = words.say(.stepTook, words.ages.precise(milliseconds: length))
            guard form.showsBoth, !model.isOnStoreClock(step) else {
                return took.padded(to: form.timeWidth, alignment: .right)
            }
            let room = form.timeWidth - form.clockWidth
            return clock + took.padded(to: room, alignment: .right)
        }
    }

    /// A moment of the store's clock, which stands beside the step that it is about.
    private func storeTime(_ at: Timestamp) -> SafeText {
        let (day, clock) = (words.times.day(at), words.times.preciseClock(at).prefix(8))
        return words.marked(.nonRenewing, SafeText(formatted: "\(day) \(clock)"))
    }

    /// What it waits for now, after the last step.
    private func addWaiting(_ form: TimelineForm, to block: inout TextBlock) {
        let text: SafeText
        if let retry = row.retryAt, retry > model.now {
            text = words.say(.nextTry, words.ages.string(until: retry, now: model.now))
        } else if row.isOpen {
            text = words.say(row.stageWord)
        } else {
            return
        }
        let role = StateStyle(row).role
        let lanes = form.pitch.map {
            LaneDiagram(glyphs: words.glyphs, pitch: $0).idle(.waiting) + "  "
        }
        let mark = lanes ?? words.glyphs[.waiting] + " "
        let gap = SafeText(" ").repeated(form.timeWidth + 2)
        let room = block.width - gap.width - mark.width
        block.add(line: [
            (gap, .text), (mark, Style(.border)), (text.clipped(to: max(room, 1)), Style(role)),
        ])
    }
}

/// How a timeline is laid out in so many columns.
struct TimelineForm: Hashable {
    /// Columns from lane to lane; nil where there is no room for lanes.
    let pitch: Int?
    let timeWidth: Int
    let clockWidth: Int
    /// Whether each step has its clock as well as how long it took.
    let showsBoth: Bool

    init(width: Int) {
        pitch = width >= 56 ? 8 : width >= 46 ? 6 : width >= 36 ? 4 : nil
        showsBoth = width >= 70
        clockWidth = width >= 46 ? 12 : 8
        timeWidth = showsBoth ? 21 : clockWidth
    }

    /// Where the words of a step begin.
    var textColumn: Int { timeWidth + 2 + (pitch.map { $0 * 2 + 3 } ?? 0) }
}

extension HistoryStep.Kind {
    /// The colour of a step, which its words say too.
    package var role: Role {
        switch self {
        case .failed, .declined, .quarantined, .rejected, .renewalFailed: .stateFailed
        case .unanswered, .verifyUnanswered, .finishUnanswered, .postponed: .stateUnknown
        case .refunded, .revoked, .revocationSettled, .debited, .sharingEnded, .withdrawn,
            .deleted:
            .stateRefunded
        case .deferred, .awaitingApproval: .stateDeferred
        case .restored: .stateRestored
        case .finished, .storeFinished, .delivered, .granted, .alreadyGranted, .compensated,
            .charged, .serverFinished, .consumptionReported, .accountTokenSet, .renewed, .extended,
            .reinstated, .refundReversed, .givenBack:
            .stateFinished
        default: .statePurchasing
        }
    }
}
