import StoreModel
import StoreText

/// Crashes on purpose.
extension Model {
    /// The next of the points of an ordinary purchase, and none of them.
    mutating func turnCrash(by step: Int) -> [Command] {
        let all: [CrashMoment?] = [nil] + CrashMoment.ofPurchase
        sandbox.crash = all.turned(from: sandbox.crash, by: step)
        return [.planCrash(sandbox.crash)]
    }

    /// Crashes there, or now; or says which points there are.
    mutating func planCrash(_ text: String) -> [Command] {
        let words = text.split(separator: " ")
        if words == ["now"] {
            overlay = nil
            return [.crash(nil)]
        }
        let moment = CrashMoment(text)
        guard moment != nil || words == ["never"] else {
            let sentence = self.words.messages.text(
                .sandboxCrashEntryHelp, CrashMoment.choices)
            editEntry { $0.error = sentence }
            return []
        }
        overlay = nil
        sandbox.crash = moment
        return [.planCrash(moment)]
    }
}
