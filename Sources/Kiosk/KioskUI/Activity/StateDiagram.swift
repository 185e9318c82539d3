import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// A diagram of a purchase's states, with the current state highlighted.
///
/// The payment runs along the top to the charge, and the delivery down the right side. Alternative outcomes hang below
/// the state in which they are decided:
/// ```
///  saved ───▶▐sending▌─▶ received ─▶ verified
///  no answer ◀─▶┤          ▼           ▼
///   approval ◀─▶┤        rejected    delivered ─▶ refunded
///   declined ◀──┤                      ▼
///  cancelled ◀──╯                    finished
/// ```
struct StateDiagram {
    let formatter: DisplayFormatter
    let stage: TransactionStage
    /// The name of the current state, if it differs from the stage's.
    var currentWord: TextKey?
    /// The color of the current state.
    let role: Role

    /// The outcomes of a purchase request other than a transaction, from the top down. Those with `comesBack` can still
    /// lead to a transaction.
    private static let branches: [(stage: TransactionStage, comesBack: Bool)] = [
        (.retrying, true), (.awaitingApproval, true), (.declined, false), (.cancelled, false),
    ]
    private static let arrow = 4

    var width: Int { refundedAt + word(.refunded).width + 1 }

    // MARK: Columns

    private var writtenAt: Int { 1 }
    private var askingAt: Int {
        max(writtenAt + word(.journalled).width + Self.arrow, branchEnd + Self.arrow - 2)
    }
    private var trunk: Int { askingAt + 2 }
    private var branchEnd: Int {
        writtenAt + (Self.branches.map { word($0.stage).width }.max() ?? 0)
    }
    private var receivedAt: Int { askingAt + max(word(.submitting).width, 3) + Self.arrow }
    private var verifiedAt: Int { receivedAt + widest([.received, .quarantined]) + Self.arrow }
    private var refundedAt: Int {
        verifiedAt + widest([.verified, .delivered, .finished]) + Self.arrow
    }

    private func widest(_ stages: [TransactionStage]) -> Int {
        stages.map { word($0).width }.max() ?? 0
    }

    // MARK: Lines

    var lines: [TextBlock.Line] {
        var top = DiagramLine()
        addStage(.journalled, at: writtenAt, in: &top)
        top.arrow(to: askingAt - 1, formatter.glyphs[.arrowRight])
        addStage(.submitting, at: askingAt, in: &top)
        top.arrow(to: receivedAt - 1, formatter.glyphs[.arrowRight])
        addStage(.received, at: receivedAt, in: &top)
        top.arrow(to: verifiedAt - 1, formatter.glyphs[.arrowRight])
        addStage(.verified, at: verifiedAt, in: &top)
        return [top.pieces] + Self.branches.indices.map { below($0).pieces }
    }

    private func below(_ index: Int) -> DiagramLine {
        var line = DiagramLine()
        branch(index, in: &line)
        let down = formatter.glyphs[.arrowDown]
        switch index {
        case 0:
            line.put(down, at: receivedAt + 2, .border)
            line.put(down, at: verifiedAt + 2, .border)
        case 1:
            addStage(.quarantined, at: receivedAt, in: &line)
            addStage(.delivered, at: verifiedAt, in: &line)
            line.arrow(to: refundedAt - 1, formatter.glyphs[.arrowRight])
            addStage(.refunded, at: refundedAt, in: &line)
        case 2: line.put(down, at: verifiedAt + 2, .border)
        default: addStage(.finished, at: verifiedAt, in: &line)
        }
        return line
    }

    private func branch(_ index: Int, in line: inout DiagramLine) {
        let (stage, comesBack) = Self.branches[index]
        addStage(stage, at: branchEnd - word(stage).width, in: &line)
        line.put(formatter.glyphs[.arrowLeft], at: branchEnd + 1, .border)
        line.appendLine(to: trunk, head: comesBack ? formatter.glyphs[.arrowRight] : nil)
        line.put(index == Self.branches.count - 1 ? "╯" : "┤", at: trunk, .border)
    }

    /// Puts a state at a column, in brackets and highlighted if it is the current one.
    private func addStage(
        _ stage: TransactionStage, at column: Int, in line: inout DiagramLine
    ) {
        guard stage == self.stage else { return line.put(word(stage), at: column, .muted) }
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
        default: formatter.text(stage.word)
        }
    }
}
