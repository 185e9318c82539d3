import StoreModel
import StoreText
import TerminalGraphics

/// One labelled value of a demo step, before and after the step.
struct DemoFact: Hashable {
    let label: SafeText
    let before: SafeText
    let after: SafeText
    /// Whether the amount or the ownership decreased.
    var isLess = false
    /// Whether the value is an amount of money.
    var isMoney = false

    var isChanged: Bool { before != after }

    /// Returns the facts of a step in the order in which they are shown.
    static func all(of step: DemoStep, _ words: DisplayFormatter) -> [DemoFact] {
        let (before, after) = (step.before, step.after)
        var facts = [
            DemoFact(
                label: words.say(.chargedYes), before: words.money(before.charged),
                after: words.money(after.charged), isMoney: true)
        ]
        if !after.paidBack.isFree {
            facts.append(
                DemoFact(
                    label: words.say(.chargedBack), before: words.money(before.paidBack),
                    after: words.money(after.paidBack), isMoney: true))
        }
        return facts + [
            fact(.demoPhone, before.phone, after.phone, words),
            fact(.demoTablet, before.tablet, after.tablet, words),
            fact(.laneMerchant, before.merchant, after.merchant, words),
        ]
    }

    private static func fact(
        _ label: Phrase, _ before: DemoHolding?, _ after: DemoHolding?, _ words: DisplayFormatter
    ) -> DemoFact {
        let (had, has) = (before ?? .nothing, after ?? .nothing)
        return DemoFact(
            label: words.say(label), before: words.holding(before), after: words.holding(after),
            isLess: has.amount < had.amount || had.isOwned && !has.isOwned)
    }
}
