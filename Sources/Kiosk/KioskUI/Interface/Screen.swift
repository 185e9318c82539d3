import KioskPresentation
import StoreText
import TerminalGraphics

/// The screens, in the order of their number keys.
package enum Screen: Int, CaseIterable, Hashable, Sendable {
    /// The panels of other screens, in a large window.
    case overview = -1
    /// The catalog.
    case shop
    /// The transactions and their states.
    case activity
    /// The owned products, subscriptions and goods.
    case library
    /// A decoded signed transaction.
    case receipt
    /// The controls of the sandbox store.
    case sandbox
    /// The event log.
    case log

    /// The implementation of the screen.
    var component: any ScreenComponent {
        switch self {
        case .overview: OverviewScreen()
        case .shop: ShopScreen()
        case .activity: ActivityScreen()
        case .library: LibraryScreen()
        case .receipt: ReceiptScreen()
        case .sandbox: SandboxScreen()
        case .log: LogScreen()
        }
    }

    /// The screen's stable name in the event log.
    package var logName: String { component.logName }

    var name: TextKey { component.name }
}

// MARK: Tabs

/// The screen tabs in the first line: texts and rectangles.
struct Tabs {
    let items: [(screen: Screen, text: SafeText, rect: Rect)]

    init(_ model: Model) {
        guard model.layout.density == .full else {
            items = []
            return
        }
        let start = Self.start(in: model)
        let room = model.size.width - start - model.formatter.text(.sandbox).width - 3
        let texts = Self.texts(model, room: room)
        var x = start
        items = zip(model.screens, texts).map { screen, text in
            defer { x += text.width + 2 }
            return (screen, text, Rect(x: x, y: 0, width: text.width, height: 1))
        }
    }

    /// The column after the last tab.
    var end: Int { items.last?.rect.right ?? 0 }

    /// The width from which the program's name fits before the tabs.
    static let widthWithName = 88

    func screen(at point: Point) -> Screen? { items.first { $0.rect.contains(point) }?.screen }

    private static func start(in model: Model) -> Int {
        model.size.width >= widthWithName ? 8 : 1
    }

    /// Returns numbers and names of the tabs. If they do not fit, names are dropped from the end, except the current
    /// one.
    private static func texts(_ model: Model, room: Int) -> [SafeText] {
        let all = model.screens
        let forms = [(all.count, true)] + (0...all.count).reversed().map { ($0, false) }
        for (names, isLong) in forms {
            let texts = all.enumerated().map { index, screen in
                let isNamed = index < names || screen == model.screen
                return text(of: screen, model, isNamed: isNamed, isLong: isLong)
            }
            let width = texts.reduce(0) { $0 + $1.width + 2 } - 2
            if width <= room || names == 0 { return texts }
        }
        return []
    }

    private static func text(
        of screen: Screen, _ model: Model, isNamed: Bool, isLong: Bool
    ) -> SafeText {
        let text = SafeText(number: screen.rawValue + 1)
        let title: SafeText = isNamed ? " \(model.formatter.text(screen.name))" : .empty
        return text + title + screen.component.badge(in: model, isLong: isLong)
    }
}

// MARK: Turning

extension Array where Element: Equatable {
    /// Returns the element `step` positions after another one, wrapping around at the ends; if `element` is not in the
    /// array, the count starts at the first one.
    func cycled(from element: Element, by step: Int) -> Element {
        guard !isEmpty else { return element }
        let index = (firstIndex(of: element) ?? 0) + step
        return self[(index % count + count) % count]
    }
}
