import StoreModel
import StoreText

/// Crashes on purpose.
extension Model {
    /// The next of the points of an ordinary purchase, and none of them.
    mutating func turnCrash(by step: Int) -> [Command] {
        let all: [CrashMoment?] = [nil] + CrashMoment.ofPurchase
        return setCrash(all.turned(from: sandbox.crash, by: step))
    }

    /// Crashes there, or now; or says that there is no such point.
    mutating func planCrash(_ text: String) -> [Command] {
        let words = text.split(separator: " ")
        if words.map({ $0.lowercased() }) == ["now"] {
            overlay = nil
            return [.crash(nil)]
        }
        let moment = CrashMoment(typed: text)
        guard moment != nil || words.map({ $0.lowercased() }) == ["never"] else {
            // Which points there are stands below.
            let sentence = self.words.messages.text(
                .crashNoPoint, words.joined(separator: " "))
            editEntry { $0.error = sentence }
            return []
        }
        overlay = nil
        return setCrash(moment)
    }

    /// Kills the program there from the next purchase on, or nowhere; that can be undone.
    mutating func setCrash(_ moment: CrashMoment?) -> [Command] {
        if moment != sandbox.crash { undo.remember(.crash(sandbox.crash)) }
        sandbox.crash = moment
        return [.planCrash(moment)]
    }
}

extension CrashMoment {
    /// Reads what a person typed, in whatever letters: the points have capitals, the calls have none.
    init?(typed text: String) {
        guard let moment = CrashMoment(text.lowercased()) ?? CrashMoment(text.uppercased()) else {
            return nil
        }
        self = moment
    }
}
