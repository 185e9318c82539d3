package import StoreModel

extension LocalizedTexts {
    /// Returns the outcome of a disputed order in a few words.
    package func name(of verdict: DisputeVerdict) -> String {
        switch verdict {
        case .neverArrived: text(.verdictNeverArrived)
        case .cancelled: text(.verdictCancelled)
        case .declined: text(.verdictDeclined)
        case .pending: text(.verdictPending)
        case .free: text(.verdictFree)
        case .shared: text(.verdictShared)
        case .unshared: text(.verdictUnshared)
        case .owed: text(.verdictOwed)
        case .refused: text(.verdictRefused)
        case .delivered: text(.verdictDelivered)
        case .spent: text(.verdictSpent)
        case .refunded: text(.verdictRefunded)
        case .withdrawn: text(.verdictWithdrawn)
        case .compensated: text(.verdictCompensated)
        case .undecided: text(.verdictUndecided)
        }
    }

    /// Returns a suggestion for an unknown order number.
    package func sentence(for hint: DisputeHint) -> String {
        switch hint {
        case .otherYear(let number): text(.suggestOtherYear, number.rawValue)
        case .notIssuedYet(let last): text(.suggestNotIssued, last.rawValue)
        case .account(let name):
            text(.suggestAccount, "kiosk dispute --account \(name)")
        case .intent: text(.suggestIntent)
        case .transaction: text(.suggestTransaction)
        }
    }

    /// Returns a sentence about an inconsistency in a device's log.
    ///
    /// - Parameter name: The name of the log: its device, with its start date if the device has several logs.
    package func sentence(for finding: LogFinding, in name: String) -> String {
        let number = String(finding.sequence)
        return switch finding.kind {
        case .rewritten: text(.oddRewritten, name, number)
        case .unjoined: text(.oddUnjoined, name, number)
        case .unfit: text(.oddUnfit, name, number)
        case .gap: text(.oddGap, name, number)
        case .newChain: text(.oddNewChain, name)
        }
    }
}
