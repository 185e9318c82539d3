import PurchaseCore
import StoreText
import TerminalGraphics

/// The tabs above Activity's list: each filter with its number of transactions, for drawing and for hit testing.
struct ActivityParts {
    let items: [(part: ActivityPart, text: SafeText, rect: Rect)]

    init(_ model: Model) {
        guard model.layout.density == .full else {
            items = []
            return
        }
        let row = model.layout.list.row(0)
        let rows = model.engine.snapshot.rows
        var x = row.x + 1
        var items: [(part: ActivityPart, text: SafeText, rect: Rect)] = []
        for part in ActivityPart.allCases {
            let count = part == .open ? model.engine.openCount : rows.count(where: part.has)
            // Empty tabs are hidden to save space, except the selected one.
            guard part == .all || count > 0 || part == model.activity.part else { continue }
            let text = model.words.say(part.name, model.words.counts.string(count))
            guard x + text.width < row.right else { break }
            items.append((part, text, Rect(x: x, y: row.y, width: text.width, height: 1)))
            x += text.width + 2
        }
        self.items = items
    }

    func part(at point: Point) -> ActivityPart? {
        items.first { $0.rect.contains(point) }?.part
    }
}
