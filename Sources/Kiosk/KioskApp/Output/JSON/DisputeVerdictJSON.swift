import StoreModel
import StoreText

/// `{"kind":"verdict","verdict":"owed","charged":true,…}`: what became of the order; the last line.
struct DisputeVerdictJSON: Encodable {
    let kind = "verdict"
    let verdict: String
    /// null where nobody knows.
    let charged: Bool?
    /// On which side it stopped; null where it went through.
    let stoppedAt: String?
    let reason: String?
    let chargedAt: Int64?
    let endedAt: Int64?
    /// Whether its device still has it before it.
    let open: Bool
    /// What of the order came into the wallet, and what is left of it.
    let given: [CompensationJSON.Goods]
    let left: [CompensationJSON.Goods]
    /// The answer to send to the player, in the language that was asked for.
    let toPlayer: String
    /// What the support person can do.
    let advice: String?

    init(_ report: DisputeCase, _ words: DisputeFormatter) {
        let finding = report.finding
        verdict = finding.verdict.rawValue
        charged = finding.verdict.isCharged
        stoppedAt = finding.stop?.rawValue
        reason = finding.reason
        chargedAt = finding.chargedAt?.milliseconds
        endedAt = finding.endedAt?.milliseconds
        open = finding.isOpen
        given = report.goods.given.map(CompensationJSON.Goods.init)
        left = report.goods.left.map(CompensationJSON.Goods.init)
        toPlayer = words.toPlayer
        advice = words.advice
    }

    private enum CodingKeys: String, CodingKey {
        case kind, verdict, charged, stoppedAt, reason, chargedAt, endedAt, open, given, left,
            toPlayer, advice
    }
}
