import StoreModel
import StoreText
import TerminalGraphics

/// The events of one purchase, each with its time, its side and its text.
struct StageTimeline {
    let cell: StageCell
    let words: DisplayFormatter

    /// A row: the time since the first event, the side and the event, with its style.
    struct Line {
        let time: SafeText
        let side: SafeText
        let text: SafeText
        let role: Role
    }

    var lines: [Line] {
        guard let start = cell.story.first?.at else { return [] }
        return cell.story.map { line in
            let time = SafeText(formatted: words.ages.precise(milliseconds: line.at.since(start)))
            switch line {
            case .event(let event, _):
                return Line(
                    time: time, side: words.say(.laneDevice), text: words.name(of: event),
                    role: event == .started ? .accent : .error)
            case .step(let step):
                let name = words.quote(words.messages.name(of: step.kind))
                let detail = words.quote(step.detail)
                return Line(
                    time: time, side: words.quote(words.messages.name(of: step.side)),
                    text: step.detail.isEmpty || step.kind != .numberIssued
                        ? name : "\(name) \(detail)",
                    role: role(of: step))
            }
        }
    }

    private func role(of step: HistoryStep) -> Role {
        switch step.kind {
        case .charged: .price
        case .granted, .alreadyGranted: .success
        default: step.side == .device ? .text : .muted
        }
    }

    func block(width: Int) -> TextBlock {
        var block = TextBlock(width: width)
        let lines = lines
        let time = lines.map(\.time.width).max() ?? 0
        let side = lines.map(\.side.width).max() ?? 0
        for line in lines {
            block.add(line: [
                (line.time.padded(to: time, alignment: .right) + "  ", Style(.muted)),
                (line.side.padded(to: side + 2), Style(.muted)),
                (line.text, Style(line.role, on: nil, line.role == .error ? .bold : [])),
            ])
        }
        return block
    }
}
