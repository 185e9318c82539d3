import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// The geometry of a window, computed once for drawing, scrolling and the mouse.
struct Layout: Hashable {
    /// The amount of detail that a window has room for.
    enum Density: Hashable {
        /// Two header lines, rules, a status line and a hint line.
        case full
        /// One header line and a hint line.
        case compact
        /// A single pane at a time.
        case tiny
    }

    let density: Density
    let body: Rect
    let status: Rect
    let hints: Rect
    let list: Rect
    /// The detail pane; nil if list and detail are shown one after the other.
    let detail: Rect?
    /// The third pane, at the right edge of a wide window; nil without one.
    let side: Rect?
    /// The area of the panels below list and detail, with their titles; nil without them.
    let lower: Rect?
    /// Whether the detail pane is below the list instead of beside it.
    let isStacked: Bool
    /// Whether only rows of a list are shown, without a selection.
    let isPanel: Bool

    /// - Parameter hasDetail: Whether the screen has a detail to show beside or below the list.
    init(size: Size, screen: Screen, hasDetail: Bool = true) {
        let all = Rect(size: size)
        isPanel = false
        density =
            size.width < 24 || size.height < 7
            ? .tiny : size.width >= 60 && size.height >= 16 ? .full : .compact
        let isFull = density == .full
        let afterTop = all.cutTop(isFull ? 2 : 1).rest
        let (aboveHints, hints) = afterTop.cutBottom(size.height >= 3 ? 1 : 0)
        let hasStatus = isFull || size.height >= 10
        let (middle, status) = aboveHints.cutBottom(hasStatus ? 1 : 0)
        let body = isFull ? middle.inset(top: 1, bottom: 1) : middle
        // The last column is that of a scroll thumb, like the divider beside a pane that is not the last one.
        let panes = isFull ? body.inset(right: 1) : body
        self.hints = hints
        self.status = status
        self.body = body
        isStacked =
            hasDetail && isFull && size.width < Self.besideWidth && size.height >= 28
        if isStacked {
            let (upper, rest) = panes.cutTop(panes.height / 2)
            list = upper
            detail = rest.inset(top: 1)
        } else if hasDetail, isFull, size.width >= Self.sideWidth,
            let shares = screen.component.threePaneShares
        {
            let (left, rest) = panes.cutLeft(size.width * shares.list / 100)
            let (middle, right) = rest.inset(left: 1).cutLeft(size.width * shares.detail / 100)
            let height =
                screen.component.hasLowerPanels ? body.height * 3 / 5 : body.height
            list = left.cutTop(height).top
            detail = middle.cutTop(height).top
            side = right.inset(left: 1)
            let below = body.cutTop(height).rest.cutLeft(right.x + 1).left
            lower = below.isEmpty ? nil : below
            return
        } else if hasDetail, size.width >= Self.besideWidth, density != .tiny {
            let share = screen.component.listShare
            let (left, rest) = panes.cutLeft(
                size.width < 100
                    ? size.width * share.narrow / 100
                    : min(size.width * share.wide / 100, share.limit))
            list = left
            detail = rest.inset(left: 1)
        } else {
            list = panes
            detail = nil
        }
        (side, lower) = (nil, nil)
    }

    /// Creates the layout of a panel that shows rows of a screen's list.
    init(panel: Rect) {
        density = .compact
        body = panel
        list = panel
        detail = nil
        status = .zero
        hints = .zero
        (isStacked, isPanel) = (false, true)
        (side, lower) = (nil, nil)
    }

    /// The width from which two panes fit side by side without clipping their texts.
    private static let besideWidth = 76
    /// The width from which three panes fit side by side.
    private static let sideWidth = 140
}

/// A pane of a screen, from left to right.
enum Pane {
    case list, detail, side
}

extension Layout {
    /// The area of a detail's text: in its pane, or in place of the list without a pane.
    var detailText: Rect { (detail ?? list).inset(left: 1, right: 1) }

    /// The area of the text in the third pane; nil without one.
    var sideText: Rect? { side?.inset(left: 1, right: 1) }

    /// Returns the pane at a point or with its thumb there; the list if the point is in no pane beside it.
    func pane(at point: Point) -> Pane {
        if side?.inset(right: -1).contains(point) ?? false { return .side }
        return detail?.inset(right: -1).contains(point) ?? false ? .detail : .list
    }

    /// The list with the line above it and the column of its thumb; nil in a window without room for frames.
    var listPane: Rect? { density == .full ? list.inset(top: -1, right: -1) : nil }

    /// The detail's pane, or the list without one, with the line above it and the column of its thumb; nil in a window
    /// without room for frames.
    var detailPane: Rect? {
        density == .full ? (detail ?? list).inset(top: -1, right: -1) : nil
    }

    /// The third pane with the line above it and the column of its thumb; nil without one.
    var sidePane: Rect? { side?.inset(top: -1, right: -1) }

    /// The body with the lines above and below it, over which a docked dialog may be drawn.
    var dock: Rect {
        let margin = density == .full ? -1 : 0
        return body.inset(top: margin, bottom: margin)
    }
}

// MARK: Scrolling

/// Computes positions and scroll offsets of lists.
enum Scroll {
    /// Returns a position among `count` after a move; 0 if `count` is 0.
    static func moved(_ position: Int, _ action: Action, count: Int, page: Int) -> Int {
        let target =
            switch action {
            case .up: position - 1
            case .down: position + 1
            case .pageUp: position - max(page - 1, 1)
            case .pageDown: position + max(page - 1, 1)
            case .last: count - 1
            default: 0
            }
        return max(min(target, count - 1), 0)
    }

    /// Returns the first visible line such that `selected` is among the `height` visible lines; scrolls as little as
    /// possible.
    static func top(_ top: Int, selected: Int, count: Int, height: Int) -> Int {
        guard height > 0 else { return max(selected, 0) }
        let last = max(count - height, 0)
        let lowest = max(selected - height + 1, 0)
        return min(max(min(max(top, lowest), max(selected, 0)), 0), max(last, lowest))
    }

    /// Returns the heading of the first visible row if the heading itself is scrolled away; a blank row precedes each
    /// heading.
    static func hiddenHeading<Row, Heading>(
        above top: Int, in rows: ArraySlice<Row>, _ heading: (Row) -> Heading?
    ) -> Heading? {
        guard top > 0, rows.dropFirst(top).prefix(2).allSatisfy({ heading($0) == nil }) else {
            return nil
        }
        return rows.prefix(top).reversed().lazy.compactMap(heading).first
    }
}
