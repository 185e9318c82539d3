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

    func printList(in model: inout Model) -> [Command] { model.showLog() }

    var filterRow: Int? { 0 }

    func filter(in model: Model) -> FilterField? { model.log.filter }

    var filterFields: [String] { LogCondition.fields }

    func invalidFilterPart(in model: Model) -> String? { model.log.query.invalidPart }

    func isFilterable(in model: Model) -> Bool { !model.log.events.isEmpty }

    func editFilter(in model: inout Model, _ edit: (inout FilterField) -> Void) {
        edit(&model.log.filter)
    }

    var detail: WritableKeyPath<Model, DetailPane>? { \.log.detail }

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
