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
        let pieces = time(event, width: row.width) + name(event, &highlight)
        canvas.put(pieces, at: row.origin.moved(right: 2), maxWidth: max(row.width - 3, 0))
        if isSelected { canvas.setBackground(.selection, in: row) }
    }

    private func time(_ event: LogEvent, width: Int) -> TextBlock.Line {
        let clock =
            width >= 44 ? formatter.times.preciseClock(event.at) : formatter.times.clock(event.at)
        return [(SafeText(formatted: clock), Style(.muted)), ("  ", .text)]
    }

    private func name(_ event: LogEvent, _ highlight: inout MatchHighlighter) -> TextBlock.Line {
        let role = event.entry.family.role
        let name = formatter.sanitized(formatter.messages.name(of: event.entry))
        var pieces = highlight.pieces(name, Style(role))
        let number = log.number(of: event).map { formatter.sanitized($0.rawValue) }
        for text in [number, detail(event)].compactMap(\.self) {
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

// MARK: Detail

/// The details of one event of the log: both clocks, IDs, and the links of the hash chain.
struct LogDetail: ModelFormatting {
    let model: Model
    let event: LogEvent

    func block(width: Int) -> TextBlock {
        var block = TextBlock(width: width)
        let entry = event.entry
        block.add(
            formatter.sanitized(formatter.messages.name(of: entry)), Style(.title, on: nil, .bold))
        block.add(
            SafeText(formatted: formatter.times.dateTime(event.at)), Style(entry.family.role))
        block.addBlankLine()
        add(subjects, to: &block)
        block.addBlankLine()
        add(places, to: &block)
        block.addBlankLine()
        let isSent = event.sequence <= model.log.acknowledged
        block.add(
            formatter.text(isSent ? .logSent : .logUnsent),
            Style(isSent ? .stateFinished : .stateUnknown))
        return block
    }

    /// The event's facts as labels and values, in display order.
    var facts: [(label: TextKey, value: String)] { subjects + places }

    /// The order, transaction and purchase that the event is about.
    private var subjects: [(label: TextKey, value: String)] {
        let entry = event.entry
        let all: [(label: TextKey, value: String?)] = [
            (.logKind, entry.family.rawValue), (.logOrder, model.log.number(of: event)?.rawValue),
            (.logTransaction, entry.transactionID?.rawValue),
            (.logPurchase, entry.intentID?.rawValue), (.logDetail, entry.detail),
        ]
        return all.compactMap { fact in
            fact.value.flatMap { $0.isEmpty ? nil : (fact.label, $0) }
        }
    }

    /// The event's times, number and hashes.
    private var places: [(label: TextKey, value: String)] {
        [
            (.logTime, TimeFormatter.iso8601(event.at)), (.logClock, "\(event.monotonic) ms"),
            (.logNumber, String(event.sequence)), (.logID, event.id.rawValue),
            (.logBefore, event.link.previousHash), (.logHash, event.hash),
        ]
    }

    private func add(_ facts: [(label: TextKey, value: String)], to block: inout TextBlock) {
        for fact in facts {
            let isHash = [.logBefore, .logHash].contains(fact.label)
            let value = isHash ? shortened(fact.value, to: block.width - 14) : fact.value
            block.add(label: formatter.text(fact.label), formatter.sanitized(value), column: 14)
        }
    }

    /// Returns a hash on one line, without its middle if it does not fit; copying returns all of it.
    private func shortened(_ hash: String, to columns: Int) -> String {
        let kept = max(columns - 1, 16)
        guard hash.count > columns else { return hash }
        return hash.prefix(kept - kept / 2) + "…" + hash.suffix(kept / 2)
    }
}
