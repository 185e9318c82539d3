import StoreText
import TerminalGraphics

/// The log screen: the events of this device, oldest first, and the details of the selected one.
struct LogScreen: ScreenComponent {
    let logName = "log"
    let name = TextKey.tabLog
    let topic = "disputes"

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
}

extension Layout {
    /// The rows of the events, below the filter line if there is room for it.
    var logRows: Rect { density == .full ? list.cutTop(1).rest : list }
}
