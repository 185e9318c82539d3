import KioskPresentation
import StoreText
package import TerminalGraphics

/// The frame around a slideshow: title, rules and key hints.
struct SlideshowFrame {
    let slideshow: any Slideshow
    private var size: Size { slideshow.state.size }
    private var formatter: DisplayFormatter { slideshow.state.formatter }

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
        _ = slideshow.draw(in: body, on: &canvas)
        drawHints(on: &canvas)
    }

    /// Draws the sandbox banner, and the title clipped to the remaining room.
    private func drawTitle(on canvas: inout Canvas) {
        let whole: SafeText = "\(formatter.text(.sandbox)) \(formatter.text(.noRealMoney))"
        let room = size.width - slideshow.title.width - 4
        let banner = whole.width <= room ? whole : formatter.text(.sandbox)
        let x = size.width - 1 - banner.width
        canvas.put(banner, at: Point(x: max(x, 0), y: 0), style: Style(.sandbox))
        canvas.put(
            slideshow.title.clipped(to: max(x - 2, 0)), at: Point(x: 1, y: 0),
            style: Style(.title, on: nil, .bold))
    }

    /// Draws the hints that fit as a whole; the least important ones are dropped first.
    private func drawHints(on canvas: inout Canvas) {
        let row = Rect(size: size).cutBottom(size.height >= 3 ? 1 : 0).bottom
        guard !row.isEmpty else { return }
        var left = row.width - 2
        var chosen: [SlideshowKeyBinding] = []
        for hint in slideshow.keys.hints where slideshow.hasEffect(hint.action) {
            let width = width(of: hint) + (chosen.isEmpty ? 0 : 2)
            guard width <= left else { continue }
            left -= width
            chosen.append(hint)
        }
        var x = row.x + 1
        // Hints are drawn in the order of the table, which keeps related keys together.
        for hint in slideshow.keys.bindings where chosen.contains(hint) {
            x +=
                canvas.put(
                    hint.shortName(formatter.glyphs.set), at: Point(x: x, y: row.y),
                    style: Style(.hintKey)) + 1
            x += canvas.put(text(hint), at: Point(x: x, y: row.y), style: Style(.hintText)) + 2
        }
    }

    private func width(of hint: SlideshowKeyBinding) -> Int {
        hint.shortName(formatter.glyphs.set).width + 1 + text(hint).width
    }

    private func text(_ hint: SlideshowKeyBinding) -> SafeText {
        formatter.text(
            hint.action == .play && slideshow.state.isPlaying ? .hintPause : hint.label)
    }
}

// MARK: Help

/// The help dialog of a slideshow.
struct SlideshowHelp {
    let keys: SlideshowKeyMap
    let state: SlideshowState
    private var formatter: DisplayFormatter { state.formatter }

    var box: DialogLayout {
        let width = DialogLayout.width(50, in: state.size)
        var block = TextBlock(width: width)
        let column = (keys.bindings.map { $0.name(formatter.glyphs.set).width }.max() ?? 0) + 2
        for binding in keys.bindings {
            block.add(line: [
                (
                    binding.name(formatter.glyphs.set).padded(to: column),
                    Style(.hintKey, on: .dialog)
                ),
                (formatter.text(binding.label), Style(.hintText, on: .dialog)),
            ])
        }
        var box = DialogLayout(
            formatter.text(.helpTitle), inside: Size(width: width, height: block.lines.count),
            hints: [(.escape, .hintClose)], in: state.size, formatter: formatter)
        box.parts = [(block, box.inside, state.help ?? 0)]
        return box
    }

    /// The largest scroll offset.
    var lastTop: Int { box.parts.first.map { $0.block.overflow(in: $0.rect.height) } ?? 0 }
}

// MARK: Loading screen

/// The screen that is shown while a slideshow is being prepared: its title and a note.
package struct LoadingScreen: Slideshow {
    package var state: SlideshowState
    package let title: SafeText

    init(_ title: SafeText, _ state: SlideshowState) {
        self.title = title
        self.state = state
    }

    /// The screen has nothing to return to, so Esc quits like `q`.
    package let keys = SlideshowKeyMap([], leaving: [.character("q"), .escape])

    package mutating func showNextStep() -> Bool { false }

    package mutating func perform(_ action: SlideshowAction) {}

    package func hasEffect(_ action: SlideshowAction) -> Bool { true }

    package func draw(in rect: Rect, on canvas: inout Canvas) -> Int {
        let isAiry = rect.height >= 10
        let inside = rect.inset(left: 1, top: isAiry ? 1 : 0, right: 1)
        // A line as long as a wide window is hard to read.
        var block = TextBlock(width: min(inside.width, 76))
        block.add(state.formatter.text(.demoBeingPlayed))
        block.draw(in: inside, top: state.top, on: &canvas)
        return block.lines.count + (isAiry ? 1 : 0)
    }
}
