import KioskPresentation
import StoreModel
import StoreText
import TerminalGraphics

/// The log screen: the events of this device, oldest first, and the details of the selected one.
struct LogScreen: ListScreen {
    typealias View = LogView

    var logName: String { "log" }
    var name: TextKey { .tabLog }
    var topic: String { "disputes" }
    var listShare: (narrow: Int, wide: Int, limit: Int) { (58, 60, .max) }

    func printList(in model: inout Model) -> [Command] { model.showLog(nil) ?? [] }

    var filterRow: Int? { 0 }

    func filter(in model: Model) -> FilterField? { model.log.filter }

    var filterFields: [String] { LogCondition.fields }

    func invalidFilterPart(in model: Model) -> String? { model.log.query.invalidPart }

    func isFilterable(in model: Model) -> Bool { !model.log.events.isEmpty }

    func editFilter(in model: inout Model, _ edit: (inout FilterField) -> Void) {
        edit(&model.log.filter)
    }

    var detail: WritableKeyPath<Model, DetailPaneState>? { \.log.detail }

    func detailBlock(of model: Model, width: Int) -> TextBlock? {
        model.log.selectedEvent.map { LogDetail(model: model, event: $0).block(width: width) }
    }

    func canOpen(in model: Model) -> Bool { model.log.selectedEvent != nil }

    var list: WritableKeyPath<Model, ListState<LogEventID>> { \.log.list }

    func rows(in layout: Layout) -> Rect { layout.logRows }

    func didMove(in model: inout Model) { model.log.isFollowing = model.log.list.isAtEnd }

    func loadMissingData(in model: inout Model) -> [Command] {
        // A new request is sent even if the last one is unanswered, because its answer may never come.
        let isDue = model.log.isDue(at: model.now)
        guard isDue || !model.log.isRequested else { return [] }
        model.log.isRequested = true
        return [.query(.log(after: model.log.last, newest: LogScreenState.limit))]
    }

    func handle(_ event: ScreenEvent, in model: inout Model) -> [Command] {
        switch event {
        case .appeared: model.log.isRequested = false
        case .ticked: return loadMissingData(in: &model)
        case .logged: model.log.scheduleReloads(now: model.now)
        case .catalogChanged, .storeChanged: break
        }
        return []
    }

    func discardContextData(in model: inout Model) { model.log = LogScreenState() }

    func refresh(_ model: inout Model) -> [Command] {
        model.log.isRequested = false
        return []
    }

    func ticks(in model: Model) -> [Timestamp] { model.log.reloads }

    func copyableText(in model: Model) -> (text: String, name: String)? {
        model.log.selectedEvent.map { ($0.hash, $0.hash) }
    }

    func saveCommand(in model: Model) -> Command? {
        model.log.count > 0
            ? .exportLog(model.log.shown, acknowledged: model.log.acknowledged) : nil
    }

    func toggleFollowing(in model: inout Model) -> [Command] {
        model.log.isFollowing.toggle()
        if model.log.isFollowing { model.log.list.move(.last, page: 1) }
        scrollToSelection(in: &model)
        return []
    }
}

extension Layout {
    /// The rows of the events, below the filter line if there is room for it.
    var logRows: Rect { density == .full ? list.cutTop(1).rest : list }
}

// MARK: View

struct LogView: TwoPaneView {
    let model: Model
    let layout: Layout
    private var log: LogScreenState { model.log }

    var listFrame: PaneFrame {
        PaneFrame(
            title: paneTitle(.paneEvents),
            position: position(log.list.selectedNumber, of: log.list.count),
            viewport: Viewport(
                top: log.list.top, height: layout.logRows.height, count: log.list.rows.count))
    }

    func drawList(on canvas: inout Canvas) {
        let area = layout.logRows
        let events = log.shown.dropFirst(log.list.top).prefix(area.height)
        if events.isEmpty {
            let phrase: TextKey =
                !log.isLoaded ? .loading : log.filter.isActive ? .emptyFilter : .emptyLog
            canvas.put(
                formatter.text(phrase).wrapped(to: max(area.width - 2, 1)), in: area.inset(left: 1),
                style: Style(.muted))
        }
        var highlight = MatchHighlighter(log.query.words)
        for (index, event) in events.enumerated() {
            let isSelected = log.list.top + index == log.list.selectedRow
            draw(event, in: area.row(index), isSelected: isSelected, &highlight, on: &canvas)
        }
        guard layout.density == .full || log.filter.isTyping else { return }
        FilterLine(
            model: model, shown: log.count, total: log.events.count,
            remark: formatter.text(log.isFollowing ? .logFollowing : .logStill)
        ).draw(in: layout.list.row(0), on: &canvas)
    }

    func draw(
        _ event: LogEvent, in row: Rect, isSelected: Bool, _ highlight: inout MatchHighlighter,
        on canvas: inout Canvas
    ) {
        if isSelected {
            canvas.put(formatter.glyphs[.pointer], at: row.origin, style: Style(.cursor))
        }
        // Events that the merchant has not received are marked, because they exist on this device only.
        if event.sequence > log.acknowledged {
            canvas.put(
                formatter.glyphs[.waiting], at: row.origin.moved(right: 1),
                style: Style(.stateUnknown))
        }
        let time = time(event, width: row.width)
        let room = max(row.width - 3, 0)
        let rest = room - time.reduce(0) { $0 + $1.text.width }
        canvas.put(
            time + name(event, width: rest, &highlight), at: row.origin.moved(right: 2),
            maxWidth: room)
        if isSelected { canvas.setBackground(.selection, in: row) }
    }

    private func time(_ event: LogEvent, width: Int) -> TextBlock.Line {
        let clock =
            width >= 44 ? formatter.times.preciseClock(event.at) : formatter.times.clock(event.at)
        return [(SafeText(formatted: clock), Style(.muted)), ("  ", .text)]
    }

    /// The width up to which a name is shortened for an amount; with less room the order number is left out.
    private static let leastName = 8

    /// Returns the name, the order number and the detail of an event. An amount stays whole: the name is shortened.
    private func name(
        _ event: LogEvent, width: Int, _ highlight: inout MatchHighlighter
    ) -> TextBlock.Line {
        var name = formatter.sanitized(formatter.messages.name(of: event.entry))
        let number = log.number(of: event).map { formatter.sanitized($0.rawValue) }
        var texts = [number, detail(event)].compactMap(\.self)
        if formatter.goods(inDetail: event.entry.detail) != nil {
            func room() -> Int { texts.reduce(width) { $0 - 2 - $1.width } }
            if room() < Self.leastName, texts.count > 1 { texts.removeFirst() }
            name = name.clipped(to: max(room(), 0))
        }
        var pieces = highlight.pieces(name, Style(event.entry.family.role))
        for text in texts {
            pieces.append(("  ", .text))
            pieces += highlight.pieces(text, Style(.muted))
        }
        return pieces
    }

    private func detail(_ event: LogEvent) -> SafeText? {
        event.entry.detail.isEmpty ? nil : formatter.sanitized(event.entry.detail)
    }
}

extension LogEntry.Family {
    /// The color of an event; its text conveys the same.
    var role: Role {
        switch self {
        case .state: .text
        case .screen: .muted
        case .action: .accent
        }
    }
}
