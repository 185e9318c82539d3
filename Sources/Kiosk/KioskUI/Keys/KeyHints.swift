import KioskPresentation
import StoreAPI
import StoreModel
import PurchaseCore
import StoreText
import TerminalGraphics

/// The key hints in the footer, with their rectangles, for drawing and hit testing.
struct KeyHints {
    let items: [(binding: KeyBinding, rect: Rect)]

    /// Chooses the hints that fit as a whole; the least important ones are dropped first.
    init(_ model: Model) {
        let row = model.layout.hints
        var left = row.width - 2
        var chosen: [KeyBinding] = []
        for hint in model.keys.hints(on: model.screen) where model.hasEffect(hint.action) {
            let width = Self.width(of: hint, model) + (chosen.isEmpty ? 0 : 2)
            guard !row.isEmpty, width <= left else { continue }
            left -= width
            chosen.append(hint)
        }
        var x = row.x + 1
        items = (chosen.filter { $0.action != .help } + chosen.filter { $0.action == .help }).map {
            let width = Self.width(of: $0, model)
            defer { x += width + 2 }
            return ($0, Rect(x: x, y: row.y, width: width, height: 1))
        }
    }

    func action(at point: Point) -> Action? {
        items.first { $0.rect.contains(point) }?.binding.action
    }

    private static func width(of hint: KeyBinding, _ model: Model) -> Int {
        hint.shortName(model.formatter.glyphs.set).width + 1 + model.hintText(hint).width
    }
}

extension Model {
    /// Returns the footer's text for a key binding.
    func hintText(_ hint: KeyBinding) -> SafeText {
        // In the detail, a second Enter opens the receipt.
        let goesOn = hint.action == .open && screen == .activity && activity.isDetailOpen
        return goesOn ? formatter.text(.hintReceipt) : hint.text(formatter)
    }

    /// Returns whether a customer can change the selected subscription in this way.
    func canManage(_ change: CustomerSubscriptionChange) -> Bool {
        librarySubscription.map { isPossible(change, $0) } ?? false
    }

    /// Whether Esc leaves the receipt for the previous screen.
    var isInReceipt: Bool { screen == .receipt && receipt.subject != nil }

    var canOpenReceipt: Bool { screen == .activity && activityRow?.transactionID != nil }

    var canOpen: Bool {
        switch screen {
        case .shop: shop.selectedRow != nil
        case .activity: activityRow != nil
        case .library: libraryTransactionIndex != nil
        case .receipt: false
        case .sandbox: sandbox.selectedRow != nil
        case .log: log.selectedEvent != nil
        }
    }

    /// Whether Left and Right change the selected row of the Sandbox screen.
    var canChangeValue: Bool {
        switch sandbox.selectedRow {
        case .control(let kind): kind.isChangeable
        case .product: true
        default: false
        }
    }
}
