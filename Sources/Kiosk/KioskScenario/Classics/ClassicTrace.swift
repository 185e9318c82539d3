import StoreModel
import Synchronization

/// The recorded steps of a classic app, for inspection. The app itself reads only its identity from it.
final class ClassicTrace: Sendable {
    /// The account of the device's owner.
    let account: AccountName
    /// The device.
    let device: DeviceName
    /// The app.
    let bundleID: BundleID

    private struct State {
        var steps: [HistoryStep] = []
        var intents: [IntentID] = []
    }

    private let state = Mutex(State())

    init(account: AccountName, device: DeviceName, bundleID: BundleID) {
        (self.account, self.device, self.bundleID) = (account, device, bundleID)
    }

    /// The recorded steps, oldest first.
    var steps: [HistoryStep] { state.withLock { $0.steps } }

    /// The intent ids of the app's purchases, by which store and server may find them, oldest first.
    var intents: [IntentID] { state.withLock { $0.intents } }

    /// Records a step and its intent id.
    func note(
        _ kind: HistoryStep.Kind, _ intent: IntentID?, at: Timestamp, _ detail: String = ""
    ) {
        state.withLock { state in
            state.steps.append(HistoryStep(side: .device, at: at, kind: kind, detail: detail))
            if let intent, !state.intents.contains(intent) { state.intents.append(intent) }
        }
    }
}
