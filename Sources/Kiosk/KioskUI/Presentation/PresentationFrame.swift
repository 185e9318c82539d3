import StoreText
import TerminalGraphics

/// The frame around a presentation: title, rules and key hints.
struct PresentationFrame {
    let show: any Presentation
    private var size: Size { show.state.size }
    private var words: DisplayFormatter { show.state.words }

    /// Whether there is room for rules.
    private var isFull: Bool { size.width >= 60 && size.height >= 16 }

    /// The area between title and key hints.
    var body: Rect {
        let rest = Rect(size: size).cutTop(1).rest
        let (middle, _) = rest.cutBottom(size.height >= 3 ? 1 : 0)
        return isFull ? middle.inset(top: 1, bottom: 1) : middle
    }

    func draw(on canvas: inout Canvas) {
        canvas.title = "kiosk"
        drawTitle(on: &canvas)
        let body = body
        if isFull {
            for y in [body.y - 1, body.bottom] {
                canvas.horizontalLine(
                    at: Point(x: 0, y: y), length: size.width, style: Style(.border))
            }
        }
        _ = show.draw(in: body, on: &canvas)
        drawHints(on: &canvas)
    }

    /// Draws the sandbox banner, and the title clipped to the remaining room.
    private func drawTitle(on canvas: inout Canvas) {
        let whole: SafeText = "\(words.say(.sandbox)) \(words.say(.noRealMoney))"
        let room = size.width - show.title.width - 4
        let banner = whole.width <= room ? whole : words.say(.sandbox)
        let x = size.width - 1 - banner.width
        canvas.put(banner, at: Point(x: max(x, 0), y: 0), style: Style(.sandbox))
        canvas.put(
            show.title.clipped(to: max(x - 2, 0)), at: Point(x: 1, y: 0),
            style: Style(.title, on: nil, .bold))
    }

    /// Draws the hints that fit as a whole; the least important ones are dropped first.
    private func drawHints(on canvas: inout Canvas) {
        let row = Rect(size: size).cutBottom(size.height >= 3 ? 1 : 0).bottom
        guard !row.isEmpty else { return }
        var left = row.width - 2
        var chosen: [PresentationKeyBinding] = []
        for hint in show.keys.hints where show.isUseful(hint.action) {
            let width = width(of: hint) + (chosen.isEmpty ? 0 : 2)
            guard width <= left else { continue }
            left -= width
            chosen.append(hint)
        }
        var x = row.x + 1
        // Hints are drawn in the order of the table, which keeps related keys together.
        for hint in show.keys.bindings where chosen.contains(hint) {
            x +=
                canvas.put(
                    hint.shortName(words.glyphs.set), at: Point(x: x, y: row.y),
                    style: Style(.hintKey)) + 1
            x += canvas.put(text(hint), at: Point(x: x, y: row.y), style: Style(.hintText)) + 2
        }
    }

    private func width(of hint: PresentationKeyBinding) -> Int {
        hint.shortName(words.glyphs.set).width + 1 + text(hint).width
    }

    private func text(_ hint: PresentationKeyBinding) -> SafeText {
        words.say(hint.action == .play && show.state.isPlaying ? .hintPause : hint.label)
    }
}
