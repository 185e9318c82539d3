import StoreModel
import StoreText
import TerminalGraphics

/// How a transaction of the demo is shown: a colour, a glyph and a word, as everywhere.
struct DemoReceiptStyle {
    let role: Role
    let glyph: Glyph
    let word: SafeText

    init(_ receipt: DemoReceipt, _ words: DisplayFormatter) {
        switch receipt.state {
        case .refunded:
            (role, glyph, word) = (.stateRefunded, .refunded, words.say(.stageRefunded))
        case .finished where receipt.refersToAnother:
            (role, glyph) = (.stateRestored, .restored)
            word = words.say(.demoRefersTo, words.tail(of: receipt.originalID).string)
        case .finished:
            (role, glyph, word) = (.stateFinished, .finished, words.say(.stateFinished))
        default:
            (role, glyph, word) = (.statePurchased, .purchased, words.say(.statePurchased))
        }
    }
}
