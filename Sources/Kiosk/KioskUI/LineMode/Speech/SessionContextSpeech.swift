import StoreText
import TerminalGraphics

/// Describes the session context.
struct SessionContextSpeech {
    let model: Model
    private var words: DisplayFormatter { model.words }

    /// The facts of the context, one a line.
    var lines: [SafeText] {
        let controls = (SandboxControlKind.place + (model.hasOwnTime ? [.time, .speed] : [])).map {
            kind in
            words.fact(words.say(kind.label), model.value(of: kind))
        }
        return [words.fact(words.say(.sandbox), words.say(.noRealMoney))] + controls
    }
}
