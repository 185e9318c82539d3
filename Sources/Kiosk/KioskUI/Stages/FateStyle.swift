import StoreModel
import StoreText
import TerminalGraphics

/// The style of a purchase's fate: always a colour, a glyph and a word together.
struct FateStyle {
    let role: Role
    let glyph: Glyph

    init(_ fate: StageFate) {
        (role, glyph) =
            switch fate {
            case .notCharged: (.stateCancelled, .cancelled)
            case .settled: (.stateFinished, .finished)
            case .stuck: (.stateDeferred, .deferred)
            case .lost: (.stateFailed, .failed)
            case .lostWithApp: (.stateFailed, .unavailable)
            case .explained: (.stateRestored, .info)
            }
    }
}
