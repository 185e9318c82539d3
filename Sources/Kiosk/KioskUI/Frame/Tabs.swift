import StoreText
import TerminalGraphics

/// The tabs of the first line: what they say and where they stand.
struct Tabs {
    let items: [(screen: Screen, text: SafeText, rect: Rect)]

    init(_ model: Model) {
        guard model.layout.density == .full else {
            items = []
            return
        }
        let start = Self.start(in: model)
        let room = model.size.width - start - model.words.say(.sandbox).width - 3
        let texts = Self.texts(model, room: room)
        var x = start
        items = zip(Screen.allCases, texts).map { screen, text in
            defer { x += text.width + 2 }
            return (screen, text, Rect(x: x, y: 0, width: text.width, height: 1))
        }
    }

    /// The column after the last tab.
    var end: Int { items.last?.rect.right ?? 0 }

    /// From here on there is room for the program's name before the tabs.
    static let widthWithName = 88

    func screen(at point: Point) -> Screen? { items.first { $0.rect.contains(point) }?.screen }

    private static func start(in model: Model) -> Int {
        model.size.width >= widthWithName ? 8 : 1
    }

    /// Numbers and names; where those do not fit, the name of the present screen only.
    private static func texts(_ model: Model, room: Int) -> [SafeText] {
        for form in Form.allCases {
            let texts = Screen.allCases.map { text(of: $0, model, form) }
            let width = texts.reduce(0) { $0 + $1.width + 2 } - 2
            if width <= room || form == .present { return texts }
        }
        return []
    }

    private enum Form: CaseIterable { case long, short, present }

    private static func text(of screen: Screen, _ model: Model, _ form: Form) -> SafeText {
        let (words, open) = (model.words, model.engine.openCount)
        var text = SafeText(number: screen.rawValue + 1)
        if form != .present || screen == model.screen { text += " \(words.say(screen.name))" }
        guard screen == .activity, open > 0 else { return text }
        // A sign alone says nothing to whoever sees it for the first time.
        return form == .long
            ? text + " \(words.glyphs[.info]) \(words.say(.openCount, String(open)))"
            : text + " \(words.glyphs[.info])\(open)"
    }
}
