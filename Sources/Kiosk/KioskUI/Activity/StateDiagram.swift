import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// A diagram of a purchase's states, with the current state and the way to it highlighted.
///
/// The payment runs along the top to the charge, and the delivery down the right side. Alternative outcomes hang below
/// the state in which they are decided:
/// ```
///  saved ━━━▶▐sending▌╌▶ received ─▶ verified
///  no answer ◀━▶┤ ×2       ▼           ▼
///   approval ◀─▶┤        rejected    delivered ─▶ refunded
///   declined ◀──┤                      ▼
///  cancelled ◀──╯                    finished
/// ```
/// Lines that the purchase has passed are thick, and the line of a request in progress is dashed.
struct StateDiagram {
    let formatter: DisplayFormatter
    let stage: TransactionStage
    /// The name of the current state, if it differs from the stage's.
    var currentWord: TextKey?
    /// The color of the current state.
    let role: Role
    /// The way of the purchase so far.
    var path = PurchasePath()
    /// The distance between two states in a row, from 3 columns.
    var gap = 4

    /// The outcomes of a purchase request other than a transaction, from the top down. Those with `comesBack` can still
    /// lead to a transaction.
    private static let branches: [(stage: TransactionStage, comesBack: Bool)] = [
        (.retrying, true), (.awaitingApproval, true), (.declined, false), (.cancelled, false),
    ]

    var width: Int { refundedAt + word(.refunded).width + 1 }

    // MARK: Columns

    private var writtenAt: Int { 1 }
    private var askingAt: Int {
        max(writtenAt + word(.journalled).width + gap, branchEnd + 2)
    }
    private var trunk: Int { askingAt + 2 }
    private var branchEnd: Int {
        writtenAt + (Self.branches.map { word($0.stage).width }.max() ?? 0)
    }
    private var receivedAt: Int { askingAt + max(word(.submitting).width, 3) + gap }
    private var verifiedAt: Int { receivedAt + widest([.received, .quarantined]) + gap }
    private var refundedAt: Int {
        verifiedAt + widest([.verified, .delivered, .finished]) + gap
    }

    private func widest(_ stages: [TransactionStage]) -> Int {
        stages.map { word($0).width }.max() ?? 0
    }

    // MARK: Lines

    var lines: [TextBlock.Line] {
        var top = DiagramLine()
        addStage(.journalled, at: writtenAt, in: &top)
        arrow(to: askingAt - 1, .submitting, in: &top)
        addStage(.submitting, at: askingAt, in: &top)
        arrow(to: receivedAt - 1, .received, in: &top)
        addStage(.received, at: receivedAt, in: &top)
        arrow(to: verifiedAt - 1, .verified, in: &top)
        addStage(.verified, at: verifiedAt, in: &top)
        return [top.pieces] + Self.branches.indices.map { below($0).pieces }
    }

    private func below(_ index: Int) -> DiagramLine {
        var line = DiagramLine()
        branch(index, in: &line)
        let down = formatter.glyphs[.arrowDown]
        switch index {
        case 0:
            line.put(down, at: receivedAt + 2, edge(to: .quarantined).style)
            line.put(down, at: verifiedAt + 2, edge(to: .delivered).style)
        case 1:
            addStage(.quarantined, at: receivedAt, in: &line)
            addStage(.delivered, at: verifiedAt, in: &line)
            arrow(to: refundedAt - 1, .refunded, in: &line)
            addStage(.refunded, at: refundedAt, in: &line)
        case 2: line.put(down, at: verifiedAt + 2, edge(to: .finished).style)
        default: addStage(.finished, at: verifiedAt, in: &line)
        }
        return line
    }

    private func branch(_ index: Int, in line: inout DiagramLine) {
        let (stage, comesBack) = Self.branches[index]
        addStage(stage, at: branchEnd - word(stage).width, in: &line)
        let edge = edge(to: stage)
        line.put(formatter.glyphs[.arrowLeft], at: branchEnd + 1, edge.style)
        line.appendLine(
            to: trunk, head: comesBack ? formatter.glyphs[.arrowRight] : nil, line: edge.line,
            edge.style)
        // The trunk is passed down to the lowest outcome.
        let passed = Self.branches[index...].first { path.visited.contains($0.stage) }
        line.put(
            index == Self.branches.count - 1 ? "╯" : "┤", at: trunk,
            self.edge(to: passed?.stage ?? stage).style)
        guard stage == .retrying, path.unansweredCount > 1 else { return }
        let count = "\(formatter.glyphs[.multiply])\(min(path.unansweredCount, 999))" as SafeText
        line.put(count, at: trunk + 2, .stateUnknown)
    }

    private func arrow(to column: Int, _ stage: TransactionStage, in line: inout DiagramLine) {
        let edge = edge(to: stage)
        line.arrow(to: column, formatter.glyphs[.arrowRight], line: edge.line, edge.style)
    }

    /// Returns how the line to a state is drawn.
    private func edge(to stage: TransactionStage) -> (line: SafeText, style: Style) {
        if stage == path.target {
            return (formatter.glyphs[.lineAhead], Style(role, on: nil, .bold))
        }
        // What came unsolicited was not sent.
        let isUnsent = stage == .received && !path.visited.contains(.submitting)
        guard path.visited.contains(stage), !isUnsent else { return ("─", Style(.border)) }
        return (formatter.glyphs[.linePaid], Style(stage == .retrying ? .stateUnknown : .accent))
    }

    /// Puts a state at a column, in brackets and highlighted if it is the current one.
    private func addStage(
        _ stage: TransactionStage, at column: Int, in line: inout DiagramLine
    ) {
        guard stage == self.stage else {
            let isVisited = path.visited.contains(stage)
            return line.put(word(stage), at: column, isVisited ? .text : .muted)
        }
        line.put(formatter.glyphs[.currentOpen], at: column - 1, Style(role, on: nil, .bold))
        line.put(word(stage), at: column, Style(role, on: nil, [.bold, .reverse]))
        line.put(
            formatter.glyphs[.currentClose], at: column + word(stage).width,
            Style(role, on: nil, .bold))
    }

    private func word(_ stage: TransactionStage) -> SafeText {
        if stage == self.stage, let currentWord { return formatter.text(currentWord) }
        return switch stage {
        case .journalled: formatter.text(.diagramSaved)
        case .submitting: formatter.text(.diagramSending)
        case .retrying: formatter.text(.diagramNoAnswer)
        case .awaitingApproval: formatter.text(.diagramApproval)
        case .cancelled: formatter.text(.diagramCancelled)
        case .quarantined: formatter.text(.diagramRejected)
        case .finished: formatter.text(.diagramFinished)
        case .refunded: formatter.text(.diagramRefunded)
        default: formatter.text(stage.word)
        }
    }
}
