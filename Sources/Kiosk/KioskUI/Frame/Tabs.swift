import StoreText
import TerminalGraphics

/// The tabs of the first line: what they say and where they stand.
struct Tabs {
    let items: [(screen: Screen, text: SafeText, rect: Rect)]

    init(_ model: Model) {
        let (layout, words, open) = (model.layout, model.words, model.engine.openCount)
        guard layout.density == .full else {
            items = []
            return
        }
        var x = model.size.width >= Self.widthWithName ? 8 : 1
        items = Screen.allCases.map { screen in
            var text: SafeText = "\(screen.rawValue + 1) \(words.say(screen.name))"
            if screen == .activity, open > 0 {
                // A sign alone says nothing to whoever sees it for the first time.
                text +=
                    model.size.width >= 90
                    ? " \(words.glyphs[.info]) \(words.say(.openCount, String(open)))"
                    : " \(words.glyphs[.info])\(open)"
            }
            defer { x += text.width + 2 }
            return (screen, text, Rect(x: x, y: 0, width: text.width, height: 1))
        }
    }

    /// From here on there is room for the program's name before the tabs.
    static let widthWithName = 76

    func screen(at point: Point) -> Screen? { items.first { $0.rect.contains(point) }?.screen }
}
