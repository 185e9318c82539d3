import StoreText
import TerminalGraphics

/// What is said of where one is.
struct PlaceSpeech {
    let model: Model
    private var words: Words { model.words }

    /// A fact a line.
    var lines: [SafeText] {
        // In lines nobody chooses where to crash.
        let place = SandboxControlKind.place.filter { $0 != .crash || model.sandbox.crash != nil }
        let controls = (place + (model.hasOwnTime ? [.time, .speed] : [])).map {
            kind in
            words.fact(words.say(kind.label), model.value(of: kind))
        }
        return [words.fact(words.say(.sandbox), words.say(.noRealMoney))] + controls
    }
}
