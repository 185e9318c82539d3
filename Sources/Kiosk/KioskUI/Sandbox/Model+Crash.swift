import KioskPresentation
import StoreModel
import StoreText

/// Planned crashes of the process.
extension Model {
    /// Selects the next crash point of an ordinary purchase, or none.
    mutating func changeCrashMoment(by step: Int) -> [Command] {
        let all: [CrashMoment?] = [nil] + CrashMoment.purchaseMoments
        return setCrash(all.cycled(from: sandbox.crash, by: step))
    }

    /// Plans a crash at the typed point or crashes immediately; displays an error if the point is unknown.
    mutating func planCrash(_ text: String) -> [Command] {
        let words = text.split(separator: " ")
        if words.map({ $0.lowercased() }) == ["now"] {
            overlay = nil
            return [.crash(nil)]
        }
        let moment = CrashMoment(typed: text)
        guard moment != nil || words.map({ $0.lowercased() }) == ["never"] else {
            // The valid points are listed below the error.
            let sentence = self.formatter.messages.text(
                .crashNoPoint, words.joined(separator: " "))
            editEntry { $0.error = sentence }
            return []
        }
        overlay = nil
        return setCrash(moment)
    }

    /// Plans a crash during the next purchase; nil removes the plan. Can be undone.
    mutating func setCrash(_ moment: CrashMoment?) -> [Command] {
        if moment != sandbox.crash { undo.record(.crash(sandbox.crash)) }
        sandbox.crash = moment
        return [.planCrash(moment)]
    }
}

extension CrashMoment {
    /// Creates a crash point from typed text regardless of case: points are uppercase, calls are lowercase.
    init?(typed text: String) {
        guard let moment = CrashMoment(text.lowercased()) ?? CrashMoment(text.uppercased()) else {
            return nil
        }
        self = moment
    }
}
