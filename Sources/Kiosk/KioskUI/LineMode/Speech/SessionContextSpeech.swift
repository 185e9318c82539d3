import StoreText
import TerminalGraphics

/// What is said of where one is.
struct SessionContextSpeech {
    let model: Model
    private var words: DisplayFormatter { model.words }

    /// A fact a line.
    var lines: [SafeText] {
        let controls = (SandboxControlKind.place + (model.hasOwnTime ? [.time, .speed] : [])).map {
            kind in
            words.fact(words.say(kind.label), model.value(of: kind))
        }
        return [words.fact(words.say(.sandbox), words.say(.noRealMoney))] + controls
    }
}
