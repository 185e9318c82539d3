import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// The newest transactions for a pane beside another screen: the progress of the watched one, and one line for each of
/// the others.
struct RecentTransactionsBlock: ModelFormatting {
    let model: Model
    /// The number of lines that the pane can show, and so the limit of the listed transactions.
    let height: Int

    /// The listed transactions, the newest first.
    private var others: [TransactionRow] {
        let watched = model.watchedTransaction?.id
        return model.engine.snapshot.rows.prefix(max(height, 0)).filter { $0.id != watched }
    }

    func block(width: Int) -> TextBlock {
        var block = TextBlock(width: width)
        guard let row = model.watchedTransaction else {
            block.add(formatter.text(.emptyActivity), Style(.muted))
            return block
        }
        block.add(line: line(of: row, width: width, isWatched: true))
        // A step has up to two lines, so the newest one stays above the edge.
        TransactionDetailBlock(model: model, row: row)
            .addProgress(to: &block, stepLimit: max((height - 12) / 2, 1))
        let others = others
        if !others.isEmpty { block.addBlankLine() }
        for row in others { block.add(line: line(of: row, width: width)) }
        return block
    }

    /// Returns glyph, title, state, duration and age of a transaction; in a narrow pane without the duration.
    private func line(
        of row: TransactionRow, width: Int, isWatched: Bool = false
    ) -> TextBlock.Line {
        let state = StateStyle(row)
        let duration = formatter.text(
            .stepTook, formatter.ages.precise(milliseconds: row.changedAt.since(row.startedAt)))
        // Only the watched one has an age, so that a long list causes no wake-ups.
        let age =
            isWatched
            ? SafeText(formatted: formatter.ages.string(since: row.ageStart, now: model.now))
            : model.columnTime(of: row)
        // The columns keep their places while the ages grow.
        let times =
            (width >= 52 ? duration.padded(to: 10, alignment: .right) : .empty)
            + age.padded(to: max(age.width, 10), alignment: .right)
        let word = formatter.text(state.word)
        let title = model.heading(of: row)
        let room = max(width - word.width - times.width - 4, 4)
        return [
            (glyph(of: row), Style(state.role)), (" ", .text),
            (title.fitted(to: room), isWatched ? Style(.title, on: nil, .bold) : .text),
            ("  ", .text), (word, Style(state.role)), (times, Style(.muted)),
        ]
    }

    /// The times at which the block changes without an event.
    var ticks: [Timestamp] {
        let listed = model.columnTicks(of: others)
        guard let watched = model.watchedTransaction else { return listed }
        let lighting = model.path(of: watched).nextLighting
        return model.rowTicks(watched) + listed + [lighting].compactMap(\.self)
    }
}

extension Model {
    /// How many of the newest transactions can be watched.
    private static let watchedLimit = 20

    /// The transaction whose progress is shown beside other screens: the newest one that a request or a new attempt
    /// continues, or else the one that changed last; nil without transactions.
    var watchedTransaction: TransactionRow? {
        let rows = engine.snapshot.rows.prefix(Self.watchedLimit)
        return rows.first { $0.isOpen && $0.stage != .awaitingApproval }
            ?? rows.max { $0.changedAt < $1.changedAt }
    }

    /// Returns the command that loads the history of a transaction, if the loaded one is outdated.
    mutating func loadHistory(of row: TransactionRow) -> [Command] {
        let request = ActivityState.HistoryRequest(
            id: row.id, changedAt: row.changedAt, stage: row.stage,
            unsolicitedCount: unsolicitedPurchaseCount(for: row))
        guard activity.requestedHistory != request else { return [] }
        activity.requestedHistory = request
        return [.query(.history(rowID: row.id, row.intentID, row.transactionID))]
    }
}
