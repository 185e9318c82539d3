import StoreModel
import StoreText
import TerminalGraphics

/// The colour, glyph and word of a demo transaction, the same as on the other screens.
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
