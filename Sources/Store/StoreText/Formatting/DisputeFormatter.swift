package import StoreModel

/// Formats a dispute case as sentences: an answer to the player, and advice for the support agent.
///
/// Times are UTC, because the player's time zone is not known. Untrusted text is inserted unchanged; the caller must
/// sanitize the result before displaying it.
package struct DisputeFormatter: Sendable {
    let report: DisputeCase
    /// The title of the product in the player's language.
    package let title: String
    let messages: LocalizedTexts
    let prices: PriceFormatter
    let times: TimeFormatter
    let counts: CountFormatter
    let lists: ListJoiner

    /// Creates a formatter for a case, with the product's title in the player's language.
    package init(_ report: DisputeCase, title: String, locale: LocaleID) {
        self.report = report
        self.title = title
        messages = LocalizedTexts(locale: locale)
        prices = PriceFormatter(locale: locale)
        times = TimeFormatter(locale: locale, zone: "UTC")
        counts = CountFormatter(locale: locale)
        lists = ListJoiner(locale: messages.language)
    }

    /// The explanation for the player in one paragraph: what happened and what comes next.
    package var playerExplanation: String {
        joined([opening] + body + additionalCompensation)
    }

    /// The product's title, with the quantity unless it is 1.
    package var productPhrase: String {
        report.order.quantity == 1 ? title : "\(title) × \(counts.string(report.order.quantity))"
    }

    private var opening: String {
        let name = report.order.name
        guard let charge = report.order.charge else {
            return messages.text(.replyOrderUnpriced, name, productPhrase)
        }
        return messages.text(.replyOrder, name, productPhrase, prices.string(charge))
    }

    private var body: [String] {
        let finding = report.finding
        switch finding.verdict {
        case .neverArrived:
            return [
                messages.text(.replyNeverArrived),
                messages.text(finding.isOpen ? .replyMayArrive : .replyClosed),
            ]
        case .cancelled: return [messages.text(.replyCancelled)]
        case .declined: return [messages.text(.replyDeclined)] + declined
        case .pending: return [messages.text(.replyPending)]
        case .free: return [messages.text(.replyFree, finding.reason ?? "")]
        case .shared: return [messages.text(.replyShared)]
        case .unshared: return [messages.text(.replyUnshared)]
        case .undecided: return [messages.text(.replyUndecided)]
        case .owed: return [charged, owed]
        case .refused: return [charged, messages.text(.replyRefused)]
        case .delivered: return [charged] + delivered + displayInstructions
        case .spent: return [charged] + spent
        case .refunded: return [charged] + refunded
        case .withdrawn: return [charged] + withdrawn
        case .compensated: return [charged] + compensated
        }
    }

    private var declined: [String] {
        let reason = report.finding.reason.flatMap { DeclineReason(rawValue: $0) }
        return [reason.map(messages.sentence(for:)) ?? messages.text(.notCharged)]
    }

    private var charged: String {
        let at = report.finding.chargedAt ?? report.order.at
        return messages.text(.replyCharged, time(at))
    }

    private var owed: String {
        if !report.finding.isOpen { return messages.text(.replyOwedLost) }
        if report.finding.stop == .merchant { return messages.text(.replyPostponed) }
        return messages.text(.replyOwed, device)
    }

    private var additionalCompensation: [String] {
        guard let given = report.compensation, !given.isSettlement else { return [] }
        return [
            messages.text(
                .replyAlsoCompensated, time(given.at), goods(given.goods), sentence(given.reason))
        ]
    }

    private var device: String { report.order.device?.rawValue ?? "…" }

    private func joined(_ sentences: [String]) -> String {
        sentences.joined(separator: messages.selectedLanguage.sentenceSpace)
    }

    /// Returns a moment with its time zone.
    func time(_ moment: Timestamp) -> String {
        messages.text(.disputeUTC, times.dateTime(moment))
    }

    /// Returns goods as a phrase, such as `60 gems and 5 torches`.
    func goods(_ amounts: [GoodAmount]) -> String {
        lists.string(amounts.map { counts.string($0) })
    }

    /// Returns untrusted text, with a full stop if it does not end as a sentence.
    private func sentence(_ text: String) -> String {
        let isEnded = text.last.map { ".!?。！？…".contains($0) } ?? true
        return isEnded ? text : text + messages.selectedLanguage.fullStop
    }

    private var compensated: [String] {
        guard let given = report.compensation else { return [] }
        let explanation = messages.text(
            .replyCompensated, goods(given.goods), time(given.at), sentence(given.reason))
        return [explanation] + paidOff + unspent + displayInstructions
    }
}

// MARK: Advice

/// The advice for the support agent.
extension DisputeFormatter {
    /// The next step, with a command to type; nil if the case needs none.
    package var advice: String? {
        let finding = report.finding
        switch finding.verdict {
        case .owed: return owedAdvice
        case .refused:
            return messages.text(.adviseRefused, finding.reason ?? "", refundCommand, grantCommand)
        case .pending:
            return messages.text(.advisePending, "kiosk sandbox approve \(orderID)")
        case .free: return messages.text(.adviseFree, "kiosk dispute \(finding.reason ?? "")")
        case .spent:
            return report.compensation == nil
                ? messages.text(.adviseSpent, grantCommand + " --good GOOD --amount N") : nil
        case .undecided: return messages.text(.adviseUndecided)
        case .neverArrived, .cancelled, .declined, .delivered, .refunded, .withdrawn,
            .compensated, .shared, .unshared:
            return nil
        }
    }

    private var owedAdvice: String {
        let finding = report.finding
        if !finding.isOpen { return messages.text(.adviseOwedLost, grantCommand) }
        guard finding.stop == .merchant, let reason = finding.reason else {
            return messages.text(.adviseOwed, grantCommand)
        }
        return messages.text(.advisePostponed, reason, grantCommand)
    }

    private var grantCommand: String { "kiosk sandbox grant \(report.order.name) --reason TEXT" }

    private var refundCommand: String {
        "kiosk sandbox refund \(report.order.numbers.transactionID?.rawValue ?? "")."
    }

    private var orderID: String { report.order.numbers.intentID?.rawValue ?? report.order.name }
}
