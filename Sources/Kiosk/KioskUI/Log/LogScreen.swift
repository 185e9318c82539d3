import StoreModel
import StoreText
import TerminalGraphics

/// The log screen: the events of this device, oldest first, and the details of the selected one.
struct LogScreen: ScreenComponent {
    let logName = "log"
    let name = TextKey.tabLog
    let topic = "disputes"
    let lineCommand = LineCommand.log(LineCommand.defaultEventCount)

    func listWidth(of width: Int) -> Int {
        width >= 100 ? width * 60 / 100 : width * 58 / 100
    }

    func draw(_ model: Model, in layout: Layout, on canvas: inout Canvas) {
        LogView(model: model, layout: layout).draw(on: &canvas)
    }

    // MARK: Filter

    func filterRow(in layout: Layout) -> Rect? {
        layout.density == .full ? layout.list.row(0) : nil
    }

    func filter(in model: Model) -> FilterField? { model.log.filter }

    func invalidFilterPart(in model: Model) -> String? { model.log.query.invalidPart }

    func isFilterable(in model: Model) -> Bool { !model.log.events.isEmpty }

    func editFilter(in model: inout Model, _ edit: (inout FilterField) -> Void) {
        model.log.editFilter(edit)
    }

    // MARK: Detail

    var detail: WritableKeyPath<Model, DetailPane>? { \.log.detail }

    func detailBlock(of model: Model, width: Int) -> TextBlock? {
        model.log.selectedEvent.map { LogDetail(model: model, event: $0).block(width: width) }
    }

    func canOpen(in model: Model) -> Bool { model.log.selectedEvent != nil }

    // MARK: List

    func move(_ action: Action, in model: inout Model) -> [Command] {
        model.log.list.move(action, page: model.layout.logRows.height)
        model.log.isFollowing = model.log.list.isAtEnd
        return []
    }

    func scrollToSelection(in model: inout Model) {
        let layout = Layout(size: model.size, screen: .log)
        model.log.list.scrollToSelection(height: layout.logRows.height)
    }

    func select(at point: Point, in model: inout Model) -> [Command] {
        let area = model.layout.logRows
        guard area.contains(point) else { return [] }
        model.log.list.select(at: point, in: area)
        model.log.isFollowing = model.log.list.isAtEnd
        scrollToSelection(in: &model)
        return []
    }

    // MARK: Updates

    /// Loads the log if it may have new entries.
    func loadMissingData(in model: inout Model) -> [Command] {
        // A new request is sent even if the last one is unanswered, because its answer may never come.
        let isDue = model.log.isDue(at: model.now)
        guard isDue || !model.log.isRequested else { return [] }
        model.log.isRequested = true
        return [.loadLog(after: model.log.last, newest: LogScreenState.limit)]
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

    // MARK: Actions

    func copyableText(in model: Model) -> (text: String, name: String)? {
        model.log.selectedEvent.map { ($0.hash, $0.hash) }
    }

    /// Returns the command that exports the shown events.
    func saveCommand(in model: Model) -> Command? {
        model.log.count > 0
            ? .exportLog(model.log.shown, acknowledged: model.log.acknowledged) : nil
    }

    /// Switches following of the newest event on or off.
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
