import PurchaseCore
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

@testable import KioskUI

/// A session in line mode with the fixture's shop: receives lines, records the output and answers commands
/// immediately.
struct Transcript {
    private(set) var model: Model
    /// Everything that was typed and printed.
    private(set) var record = ""
    /// The commands that the model issued, without event log notes.
    private(set) var asked: [Command] = []
    private(set) var hasLeft = false
    /// Returns the messages that answer a command.
    var respond: (Command) -> [KioskUI.Message] = Transcript.successfulResponses
    private var milliseconds: Int64 = 0

    init(_ model: Model = Fixture.emptyModel(), opens: Bool = true) {
        self.model = model
        send(.startLineMode)
        guard opens else { return }
        open(Fixture.snapshot(owned: true))
    }

    /// Opens the shop with a session context, a snapshot and a catalog.
    mutating func open(_ snapshot: EngineSnapshot, _ catalog: CatalogState = Fixture.catalog) {
        send(.context(model.context))
        send(.snapshot(snapshot))
        send(.catalog(catalog))
    }

    var now: Timestamp { Fixture.now.adding(milliseconds: milliseconds) }

    /// Returns the output since an index of the record.
    func output(since start: String.Index) -> String { String(record[start...]) }

    /// Types a line one second after the previous one and returns its output.
    @discardableResult
    mutating func type(_ line: String, after: Int64 = 1000, isTyped: Bool = true) -> String {
        let start = record.endIndex
        record += model.linePrompt?.string ?? "(waiting) "
        send(.drawn(at: now))
        milliseconds += after
        record += SafeText(untrusted: line, limit: 100).string + "\n"
        send(.line(line, at: now, isTyped: isTyped))
        return output(since: start)
    }

    /// Advances the time.
    mutating func advance(_ milliseconds: Int64) {
        self.milliseconds += milliseconds
        send(.tick(now))
    }

    /// Updates the model with a message and records the output.
    mutating func send(_ message: KioskUI.Message) {
        for command in update(&model, message) {
            switch command {
            case .terminal(.write(let texts)): for text in texts { record += text.string + "\n" }
            case .log: break
            case .terminal(.quit): hasLeft = true
            default:
                asked.append(command)
                for answer in respond(command) { send(answer) }
            }
        }
    }

    /// Returns the messages of a program in which every command succeeds.
    static func successfulResponses(_ command: Command) -> [KioskUI.Message] {
        switch command {
        case .newIntent: [.newIntent("000009")]
        case .query(.catalog): [.catalog(Fixture.catalog)]
        case .query(.history(let row, _, _)): [.history(rowID: row, Fixture.steps)]
        case .query(.receipt(let id)): [.receipt(id, Fixture.receipt(id))]
        case .query(.orders): [.orders(Fixture.orders)]
        case .query(.log): [.log(Fixture.events, acknowledged: 3)]
        case .save(let name, _): [.localizedNotice(.fileSaved, name)]
        case .exportLog: [.localizedNotice(.fileSaved, "kiosk-log.jsonl")]
        case .engine(.buy(let product, _, _, _, let id)): bought(product, id)
        case .engine(.spend(let goods, _)): [.done(.spend(goods))]
        case .sandbox(let action): data(after: action) + [.done(.sandbox(action, .done))]
        case .engine(.restore): [.done(.restore(count: 1, waiting: 0))]
        default: []
        }
    }

    private static func bought(_ product: Product, _ id: IntentID) -> [KioskUI.Message] {
        let row = Fixture.row("000009", product, .finished, .finished, ago: 0)
        let rows = [row] + Fixture.snapshot(owned: true).rows
        return [
            .snapshot(Fixture.snapshot(owned: true, rows: rows)),
            .done(
                .purchase(
                    PurchaseNotice(
                        intentID: id, productID: product.id, title: product.displayName,
                        kind: .bought(product.grants)))),
        ]
    }

    private static func data(after action: SandboxAction) -> [KioskUI.Message] {
        switch action {
        case .order: [.orders(Fixture.orders.filter { $0.state != .pending })]
        case .transaction(let id, .refund(.whole)): refunded(id)
        case .transaction: [.orders(Fixture.orders)]
        default: []
        }
    }

    private static func refunded(_ id: TransactionID) -> [KioskUI.Message] {
        let rows = Fixture.snapshot(owned: true).rows.map { row in
            row.transactionID == id
                ? Fixture.row("000002", Fixture.gems, .finished, .refunded, ago: 0) : row
        }
        return [
            .snapshot(Fixture.snapshot(owned: true, rows: rows)), .orders(Fixture.orders),
        ]
    }
}
