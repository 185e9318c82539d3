import StoreModel
import StoreText

/// The verdict on the order, which is the last line: `{"kind":"verdict","verdict":"owed","charged":true,…}`
struct DisputeVerdictJSON: Encodable {
    let kind = "verdict"
    let verdict: String
    /// null if it is unknown.
    let charged: Bool?
    /// The side at which the order stopped; null if it was completed.
    let stoppedAt: String?
    let reason: String?
    let chargedAt: Int64?
    let endedAt: Int64?
    /// Whether the device still has work to do for the order and continues without user action.
    let open: Bool
    /// The goods of the order that reached the wallet; `left` is what remains of them.
    let given: [CompensationJSON.Goods]
    let left: [CompensationJSON.Goods]
    /// The answer to send to the player, in the requested language.
    let toPlayer: String
    /// The advice to the merchant's support.
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
