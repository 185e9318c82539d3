import StoreModel
import Synchronization

/// What a classic app has done, for whoever watches; the app itself reads nothing of it but who it is.
final class ClassicTrace: Sendable {
    /// Whose phone it is.
    let account: AccountName
    /// Which phone.
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

    /// What was done, oldest first.
    var steps: [HistoryStep] { state.withLock { $0.steps } }

    /// The numbers under which store and server may know of it, oldest first.
    var intents: [IntentID] { state.withLock { $0.intents } }

    func note(
        _ kind: HistoryStep.Kind, _ intent: IntentID?, at: Timestamp, _ detail: String = ""
    ) {
        state.withLock { state in
            state.steps.append(HistoryStep(side: .device, at: at, kind: kind, detail: detail))
            if let intent, !state.intents.contains(intent) { state.intents.append(intent) }
        }
    }
}
