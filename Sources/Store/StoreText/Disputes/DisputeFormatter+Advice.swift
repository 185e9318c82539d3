import StoreModel

/// The advice for the support agent.
extension DisputeFormatter {
    /// The next step, with a command to type; nil if the case needs none.
    package var advice: String? {
        let finding = report.finding
        switch finding.verdict {
        case .owed: return owedAdvice
        case .refused: return messages.text(.adviseRefused, finding.reason ?? "", refund, grant)
        case .pending:
            return messages.text(.advisePending, "kiosk sandbox approve \(orderID)")
        case .free: return messages.text(.adviseFree, "kiosk dispute \(finding.reason ?? "")")
        case .spent:
            return report.compensation == nil
                ? messages.text(.adviseSpent, grant + " --good GOOD --amount N") : nil
        case .undecided: return messages.text(.adviseUndecided)
        case .neverArrived, .cancelled, .declined, .delivered, .refunded, .withdrawn,
            .compensated, .shared, .unshared:
            return nil
        }
    }

    private var owedAdvice: String {
        let finding = report.finding
        if !finding.isOpen { return messages.text(.adviseOwedLost, grant) }
        guard finding.stop == .merchant, let reason = finding.reason else {
            return messages.text(.adviseOwed, grant)
        }
        return messages.text(.advisePostponed, reason, grant)
    }

    private var grant: String { "kiosk sandbox grant \(report.order.name) --reason TEXT" }

    private var refund: String {
        "kiosk sandbox refund \(report.order.numbers.transactionID?.rawValue ?? "")."
    }

    private var orderID: String { report.order.numbers.intentID?.rawValue ?? report.order.name }
}
