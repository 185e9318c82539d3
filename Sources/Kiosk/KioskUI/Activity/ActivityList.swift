import StoreText
import PurchaseCore
import StoreModel
import TerminalGraphics

/// Draws single transactions of Activity's list: what and how it stands, and below it the stage.
struct ActivityList {
    /// Every transaction takes as many lines, so that the mouse and the scrolling need no search.
    static let linesPerRow = 2

    let model: Model
    private var words: Words { model.words }

    func draw(_ row: TransactionRow, in rect: Rect, isSelected: Bool, on canvas: inout Canvas) {
        guard rect.height > 0 else { return }
        let look = StateLook(row)
        let age = SafeText(formatted: words.ages.string(since: row.changedAt, now: model.now))
        let word = words.say(look.word)
        var right = rect.right - 1 - age.width
        canvas.put(age, at: Point(x: right, y: rect.y), style: Style(.muted))
        right -= word.width + 2
        canvas.put(word, at: Point(x: right, y: rect.y), style: Style(look.role))
        let glyph =
            model.isSpinning(row)
            ? words.glyphs.spinner(Int(clamping: model.now.since(row.changedAt) / 150))
            : words.glyphs[look.glyph]
        if isSelected {
            canvas.put(words.glyphs[.pointer], at: rect.origin, style: Style(.cursor))
        }
        canvas.put(glyph, at: rect.origin.moved(right: 1), style: Style(look.role))
        canvas.put(
            title(of: row).clipped(to: max(right - rect.x - 4, 0)),
            at: rect.origin.moved(right: 3), style: Style(.text, on: nil, isSelected ? .bold : []))
        if rect.height > 1 {
            canvas.put(
                line(of: row).clipped(to: max(rect.width - 6, 0)),
                at: rect.origin.moved(right: 5, down: 1), style: Style(.muted))
        }
        if isSelected { canvas.lay(.selection, on: rect) }
    }

    private func title(of row: TransactionRow) -> SafeText {
        let name = words.quote(model.title(of: row))
        guard row.quantity > 1 else { return name }
        return "\(name) \(words.glyphs[.multiply]) \(row.quantity)"
    }

    private func line(of row: TransactionRow) -> SafeText {
        if let retry = row.retryAt, retry > model.now {
            return words.say(.nextTry, words.ages.string(until: retry, now: model.now))
        }
        let charge: SafeText = " \(words.glyphs[.separator]) \(words.say(row.chargeWord))"
        return words.say(row.stage.word) + charge
    }
}

extension Model {
    /// The title of what a transaction is about; the catalog's where the device has only seen the id.
    func title(of row: TransactionRow) -> String {
        guard row.displayName == row.productID.rawValue else { return row.displayName }
        return shop.catalog?.products.first { $0.id == row.productID }?.displayName
            ?? row.displayName
    }
}
