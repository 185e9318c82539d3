import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// The steps of one transaction in three lanes: the device, the store and the merchant.
struct TransactionTimeline: ModelFormatting {
    let model: Model
    let row: TransactionRow
    /// The number of newest steps that are shown.
    var stepLimit = 200

    func add(to block: inout TextBlock) {
        guard model.activity.historyID == row.id else {
            return block.add(formatter.text(.loading), Style(.muted))
        }
        let steps = model.activity.history
        let failure = model.activity.historyFailure
        if let failure {
            let text = formatter.text(.historyFailed, failure)
            block.add(formatter.marked(.warning, text), Style(.warning))
        }
        guard !steps.isEmpty else {
            if failure == nil { block.add(formatter.text(.noSteps), Style(.muted)) }
            return
        }
        let form = TransactionTimelineLayout(width: block.width)
        addHead(form, to: &block)
        let shown = Array(steps.suffix(stepLimit))
        for (step, time) in zip(shown, model.times(of: shown)) { add(step, time, form, to: &block) }
        addWaiting(form, to: &block)
    }

    /// Adds the names of the lanes above them, or as a list in one line if the lanes are too narrow for the names.
    private func addHead(_ form: TransactionTimelineLayout, to block: inout TextBlock) {
        let title = formatter.text(.timeline)
        let names = SequenceDiagram.sides.map {
            formatter.sanitized(formatter.messages.name(of: $0))
        }
        let style = Style(.header, on: nil, .bold)
        guard let pitch = form.laneDistance, names.dropLast().allSatisfy({ $0.width < pitch })
        else {
            let list = SafeText.joined(names, separator: " \(formatter.glyphs[.separator]) ")
            return block.add("\(title): \(list)", style)
        }
        let heads = names.map { $0.padded(to: pitch) }
        block.add(line: [("\(title.fitted(to: form.timeWidth))  \(SafeText.joined(heads))", style)])
    }

    private func add(
        _ step: HistoryStep, _ moment: StepTime, _ form: TransactionTimelineLayout,
        to block: inout TextBlock
    ) {
        let (time, mark) = (self.time(of: step, moment, form), Style(step.kind.role))
        var pieces: [(text: SafeText, style: Style)] = [
            (name(of: step), .text)
        ]
        if form.laneDistance == nil {
            let side = formatter.sanitized(formatter.messages.name(of: step.side))
            pieces[0].text = "\(formatter.glyphs[.event]) \(side): \(pieces[0].text)"
        }
        if let detail = detail(of: step) { pieces.append((detail, Style(.muted))) }
        if case .storeClock(let at) = moment { pieces.append((storeTime(at), Style(.muted))) }
        let diagram = form.laneDistance.map {
            SequenceDiagram(glyphs: formatter.glyphs, laneDistance: $0)
        }
        var isFirst = true
        for line in flow(pieces, width: max(block.width - form.textColumn, 8)) {
            var start: TextBlock.Line = [
                ((isFirst ? time : .empty).fitted(to: form.timeWidth), Style(.muted)),
                ("  ", .text),
            ]
            if let diagram {
                start +=
                    isFirst
                    ? diagram.stepRow(at: step.side, step.kind.arrow, mark) : diagram.emptyRow()
                start.append(("  ", .text))
            }
            block.add(line: start + line)
            isFirst = false
        }
    }

    func name(of step: HistoryStep) -> SafeText {
        step.joinedOrder == nil
            ? formatter.sanitized(formatter.messages.name(of: step.kind))
            : formatter.text(.chargedNo)
    }

    /// Puts the pieces on one line if they fit, otherwise each on lines of its own.
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

    /// Returns what a step's detail adds to its name; nil if the screen shows it elsewhere or it is self-evident.
    func detail(of step: HistoryStep) -> SafeText? {
        if let order = step.joinedOrder { return formatter.text(.samePurchaseAs, order.rawValue) }
        let known = [
            row.merchantOrder?.rawValue, row.transactionID?.rawValue, row.productID.rawValue,
            row.originalTransactionID?.rawValue, row.detail, "", "purchase", "ACCEPTED",
        ]
        guard !known.contains(step.detail) else { return nil }
        if step.kind == .submitted, Int(step.detail) != nil {
            return formatter.text(.attempt, step.detail)
        }
        if let reason = DeclineReason(rawValue: step.detail) {
            return formatter.sanitized(formatter.messages.sentence(for: reason))
        }
        if let amount = StepAmount(step.detail), amount.suffix.isEmpty {
            return formatter.price(amount.price)
        }
        if step.kind.hasGoods, let goods = formatter.goods(inDetail: step.detail) { return goods }
        return formatter.sanitized(Self.plain(step.detail))
    }

    /// Returns a code such as `ALREADY_GRANTED` as lowercase words, and any other text unchanged.
    private static func plain(_ detail: String) -> String {
        let isCode = detail.utf8.allSatisfy { (0x41...0x5A).contains($0) || $0 == 0x5F }
        return isCode ? detail.lowercased().split(separator: "_").joined(separator: " ") : detail
    }

    /// Returns the device's clock for its first step and wherever there is room for it, and the duration for other
    /// steps.
    private func time(
        of step: HistoryStep, _ moment: StepTime, _ form: TransactionTimelineLayout
    ) -> SafeText {
        let clock = SafeText(formatted: formatter.times.preciseClock(step.at))
        switch moment {
        case .clock: return clock.clipped(to: form.clockWidth, ellipsis: .empty)
        case .storeClock: return .empty
        case .elapsed(let length):
            let took = formatter.text(.stepTook, formatter.ages.precise(milliseconds: length))
            guard form.showsClockAndDuration, !model.isOnStoreClock(step) else {
                return took.padded(to: form.timeWidth, alignment: .right)
            }
            let room = form.timeWidth - form.clockWidth
            return clock + took.padded(to: room, alignment: .right)
        }
    }

    private func storeTime(_ at: Timestamp) -> SafeText {
        let (day, clock) = (formatter.times.day(at), formatter.times.preciseClock(at).prefix(8))
        return formatter.marked(.nonRenewing, SafeText(formatted: "\(day) \(clock)"))
    }

    /// Adds what the transaction currently waits for, after its last step.
    private func addWaiting(_ form: TransactionTimelineLayout, to block: inout TextBlock) {
        let text: SafeText
        if let wait = formatter.nextTry(of: row, at: model.now) {
            text = wait
        } else if row.isOpen {
            text = formatter.text(row.stageWord)
        } else {
            return
        }
        let role = StateStyle(row).role
        var line: TextBlock.Line = [(SafeText(" ").repeated(form.timeWidth + 2), .text)]
        line +=
            form.laneDistance.map {
                SequenceDiagram(glyphs: formatter.glyphs, laneDistance: $0).emptyRow(.waiting)
            } ?? [(formatter.glyphs[.waiting], Style(.border))]
        line.append((form.laneDistance == nil ? " " : "  ", .text))
        let room = block.width - line.reduce(0) { $0 + $1.text.width }
        line.append((text.clipped(to: max(room, 1)), Style(role)))
        block.add(line: line)
    }
}

struct TransactionTimelineLayout: Hashable {
    /// The distance between two lanes in columns; nil if the lanes do not fit.
    let laneDistance: Int?
    let timeWidth: Int
    let clockWidth: Int
    /// Whether each step shows its clock time in addition to its duration.
    let showsClockAndDuration: Bool

    init(width: Int) {
        laneDistance = width >= 56 ? 8 : width >= 46 ? 6 : width >= 36 ? 4 : nil
        showsClockAndDuration = width >= 70
        clockWidth = width >= 46 ? 12 : 8
        timeWidth = showsClockAndDuration ? 21 : clockWidth
    }

    /// The column in which a step's text begins.
    var textColumn: Int { timeWidth + 2 + (laneDistance.map { $0 * 2 + 3 } ?? 0) }
}
