import PurchaseCore
import StoreModel

/// Tells a failing run as it can be read by a person.
package enum Story {
    /// The lines of what happened: the moment, the event, and what every journal then holds where that changed.
    package static func lines(of run: SeedRun, _ actions: [Action]) throws -> [String] {
        var lines: [String] = []
        var before = ""
        try run.tell(actions) { action, world in
            let moment = world.now - World.beginning
            lines.append("\(moment) ms  \(action.words)")
            let state = world.devices.map(state).joined(separator: "; ")
            if state != before { lines.append("          \(state)") }
            before = state
        }
        return lines
    }

    private static func state(of device: Device) -> String {
        let tables = device.journal.tables
        let payments = tables.payments.values.sorted { $0.intent.id < $1.intent.id }.map {
            "\($0.intent.id) \($0.stage)"
        }
        let deliveries = tables.deliveries.values.sorted {
            $0.signed.transaction.id < $1.signed.transaction.id
        }.map { "\($0.signed.transaction.id) \($0.stage)\($0.isFinished ? " finished" : "")" }
        let all = (payments + deliveries).joined(separator: ", ")
        return "\(device.name): \(all.isEmpty ? "nothing" : all)"
    }
}
