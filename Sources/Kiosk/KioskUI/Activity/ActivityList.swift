import StoreText
import PurchaseCore
import StoreModel
import TerminalGraphics

/// Draws single transactions of Activity's list: glyph, title, age and state, and the stage on the second line.
struct ActivityList {
    /// The fixed height of a row, so that the mouse and the scrolling can compute positions without a search.
    static let linesPerRow = 2

    /// The width in cells up to which a title keeps its room; with less room the state moves to the second line.
    private static let titleRoom = 16

    let model: Model
    private var highlight: Highlight
    private var words: DisplayFormatter { model.words }

    init(model: Model) {
        self.model = model
        highlight = Highlight(model.activity.query.words)
    }

    mutating func draw(
        _ row: TransactionRow, in rect: Rect, isSelected: Bool, on canvas: inout Canvas
    ) {
        guard rect.height > 0 else { return }
        let look = StateStyle(row)
        if isSelected {
            canvas.put(words.glyphs[.pointer], at: rect.origin, style: Style(.cursor))
        }
        canvas.put(glyph(of: row), at: rect.origin.moved(right: 1), style: Style(look.role))
        // The state moves to the second line if it does not fit beside the title.
        let isNarrow = rect.width < 32
        let (title, word) = (title(of: row), words.say(look.word))
        let age = SafeText(formatted: words.ages.string(since: row.agesSince, now: model.now))
        var right = rect.right - 1
        if !isNarrow {
            right -= age.width
            canvas.put(age, at: Point(x: right, y: rect.y), style: Style(.muted))
            right -= 2
        }
        let room = right - rect.x - 4
        let isBelow = isNarrow || room - word.width < min(title.width, Self.titleRoom)
        if !isBelow {
            right -= word.width
            canvas.put(word, at: Point(x: right, y: rect.y), style: Style(look.role))
        }
        let shown = title.clipped(to: max(right - rect.x - 4, 0))
        let style = Style(.text, on: nil, isSelected ? .bold : [])
        canvas.put(highlight.pieces(shown, style), at: rect.origin.moved(right: 3))
        if rect.height > 1 {
            let lineRole: Role = row.isLate(at: model.now) ? .warning : .muted
            let isSaid = word == words.say(row.stageWord)
            let below =
                isBelow && (isNarrow || !isSaid) ? (word, look.role) : (line(of: row), lineRole)
            canvas.put(
                below.0.clipped(to: max(rect.width - 6, 0)),
                at: rect.origin.moved(right: 5, down: 1), style: Style(below.1))
        }
        if isSelected { canvas.lay(.selection, on: rect) }
    }

    private func glyph(of row: TransactionRow) -> SafeText {
        guard model.isSpinning(row) else { return words.glyphs[StateStyle(row).glyph] }
        return words.glyphs.spinner(
            Int(clamping: model.now.since(row.changedAt) / Model.spinnerStep))
    }

    private func title(of row: TransactionRow) -> SafeText {
        let name = words.quote(model.title(of: row))
        guard row.quantity > 1 else { return name }
        return "\(name) \(words.glyphs[.multiply]) \(row.quantity)"
    }

    private func line(of row: TransactionRow) -> SafeText {
        if row.isLate(at: model.now) { return words.say(.late) }
        if let retry = row.retryAt, retry > model.now {
            return words.say(.nextTry, words.ages.string(until: retry, now: model.now))
        }
        let charge: SafeText = " \(words.glyphs[.separator]) \(words.say(row.chargeWord))"
        return words.say(row.stageWord) + charge
    }
}
