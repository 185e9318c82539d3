import StoreText
import TerminalGraphics

/// The tabs of the first line: what they say and where they stand.
struct Tabs {
    let items: [(screen: Screen, text: SafeText, rect: Rect)]

    init(_ model: Model) {
        let layout = model.layout
        guard layout.density == .full else {
            items = []
            return
        }
        var x = model.size.width >= 76 ? 8 : 1
        items = Screen.allCases.map { screen in
            var text: SafeText = "\(screen.rawValue + 1) \(model.words.say(screen.name))"
            if screen == .activity, model.engine.openCount > 0 {
                text += " \(model.words.glyphs[.info])\(model.engine.openCount)"
            }
            defer { x += text.width + 2 }
            return (screen, text, Rect(x: x, y: 0, width: text.width, height: 1))
        }
    }

    func screen(at point: Point) -> Screen? { items.first { $0.rect.contains(point) }?.screen }
}
