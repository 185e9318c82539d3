package import KioskUI
package import PurchaseCore
package import StoreModel
import TerminalGraphics

/// The screens of a shop as text, drawn by the interface's own code.
package enum ReportScreens {
    /// The window size of the screens.
    static let size = Size(width: 100, height: 28)

    /// Returns the main screens as lines of a report.
    package static func records(_ data: ScreenData) -> [ReportRecord] {
        let screens: [(name: String, key: Character)] = [
            ("Shop", "1"), ("Activity", "2"), ("Library", "3"), ("Sandbox", "5"), ("Log", "6"),
        ]
        return screens.map { name, key in
            ReportRecord(.screen, ["name": .text(name), "text": .text(text(data, key))])
        }
    }

    private static func text(_ data: ScreenData, _ key: Character) -> String {
        var model = Model(
            context: data.context, size: size, glyphs: .unicode, now: data.now, zone: "UTC")
        if let catalog = data.catalog { _ = update(&model, .catalog(catalog)) }
        _ = update(&model, .snapshot(data.snapshot))
        press(.character(key), &model, at: data.now)
        send(data, key, &model)
        var canvas = Canvas(size: size, fill: .text)
        view(model, on: &canvas)
        return CanvasText(canvas).screen
    }

    private static func send(_ data: ScreenData, _ key: Character, _ model: inout Model) {
        switch key {
        case "2":
            guard let newest = data.snapshot.rows.first else { return }
            press(.enter, &model, at: data.now)
            _ = update(&model, .history(rowID: newest.id, data.history))
        case "5":
            _ = update(&model, .subscriptions(data.subscriptions))
            _ = update(&model, .faults(data.faults))
            _ = update(&model, .orders(data.orders))
        case "6": _ = update(&model, .log(data.log.events, acknowledged: data.log.acknowledged))
        default: break
        }
    }

    private static func press(_ key: Key, _ model: inout Model, at now: Timestamp) {
        _ = update(&model, .input(.key(KeyPress(key)), at: now))
    }
}

/// The data that the screens of a report show.
package struct ScreenData: Sendable {
    /// The session's context.
    package var context: SessionContext
    /// The catalog's state.
    package var catalog: CatalogState?
    /// The device's snapshot.
    package var snapshot: EngineSnapshot
    /// The history of the newest order, by time.
    package var history: [HistoryStep] = []
    /// The store's orders, newest first.
    package var orders: [SandboxOrder] = []
    /// The store's subscriptions.
    package var subscriptions: [SandboxSubscription] = []
    /// The planned faults.
    package var faults: [PlannedFault] = []
    /// The event log, and the number of the last event that the merchant has acknowledged.
    package var log: (events: [LogEvent], acknowledged: Int64) = ([], 0)
    /// The time shown.
    package var now: Timestamp

    /// Creates the data from the context and the snapshot; the other properties are set later.
    package init(context: SessionContext, snapshot: EngineSnapshot, now: Timestamp) {
        (self.context, self.snapshot, self.now) = (context, snapshot, now)
    }
}
