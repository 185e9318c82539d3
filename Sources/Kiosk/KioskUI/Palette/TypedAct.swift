import KioskPresentation
import StoreText
import TerminalGraphics
import TextParsing

/// A line of the palette that names an act with its arguments, such as `buy gems.60 2`.
///
/// The acts and their parsers are those of line mode.
struct TypedAct {
    let verb: LineModeVerb
    let arguments: VerbArguments

    /// Parses a line; nil if it does not begin with an act. The words `kiosk` and `sandbox` of a command line are left
    /// out.
    init?(_ line: String) {
        guard let (words, verb) = Self.split(line), let verb else { return nil }
        self.verb = verb
        arguments = VerbArguments(words.dropFirst(), of: line)
    }

    /// The command that parses the options of the act; nil without options.
    var optionCommand: Command? {
        guard arguments.words.contains(where: { $0.hasPrefix("--") && $0.count > 2 }) else {
            return nil
        }
        return .parseOptions(
            verb: verb.name, command: verb.command, words: arguments.typed.shellWords)
    }

    /// Returns the line with the act that the misspelt first word most likely means; nil if there is none.
    static func corrected(_ line: String) -> String? {
        guard let words = split(line)?.words, let first = words.first,
            LineModeVerb.named(first.lowercased()) == nil
        else { return nil }
        let names = LineModeVerb.acts.flatMap { [$0.name] + $0.synonyms }
        return SpellingSuggestion.nearest(to: first.lowercased(), in: names).map {
            $0 + line[first.endIndex...]
        }
    }

    private static func split(_ line: String) -> (words: ArraySlice<Substring>, LineModeVerb?)? {
        var words = line.split(whereSeparator: \.isWhitespace)[...]
        for prefix in ["kiosk", "sandbox"] where words.count > 1 && words.first == prefix[...] {
            words.removeFirst()
        }
        guard let first = words.first else { return nil }
        let verb = LineModeVerb.named(first.lowercased())
        return (words, verb?.isAct ?? false ? verb : nil)
    }
}

/// The words after a typed verb, parsed with the options that a command of kiosk defines.
package struct ParsedOptions: Hashable, Sendable {
    /// The words that are neither options nor their values.
    let words: [String]
    /// The values of the options by their names, such as `--offer`; empty for a flag.
    let options: [String: String]
    /// The names of the options that every command has.
    let sharedOptions: Set<String>

    /// Creates parsed options.
    package init(words: [String], options: [String: String], sharedOptions: Set<String>) {
        (self.words, self.options, self.sharedOptions) = (words, options, sharedOptions)
    }
}

// MARK: Performing

/// The state of a typed act until its last command is answered.
struct TypedActProgress: Sendable {
    /// What the act printed in line mode.
    var output: [SafeText] = []
    /// The answer that the act continues with.
    var awaitedAnswer: AwaitedCommandResult?
}

extension Model {
    /// Performs a typed act on the screens, where an irreversible one asks its question in a dialog. Its options are
    /// parsed before.
    mutating func perform(_ act: TypedAct) -> [Command] {
        act.optionCommand.map { [$0] } ?? perform(act.verb, act.arguments)
    }

    /// Performs a typed verb with its parsed options, or displays which option the act does not have.
    mutating func perform(_ name: String, _ parsed: ParsedOptions) -> [Command] {
        guard let verb = LineModeVerb.named(name) else { return [] }
        let unsupported = parsed.options.keys.filter { !verb.options.contains($0) }
        if let option = unsupported.min() {
            let isShared = parsed.sharedOptions.contains(option)
            return showToast(
                .info, formatter.text(isShared ? .actOptionOfShop : .actOptionUnsupported, option))
        }
        return perform(verb, VerbArguments(parsed.words, options: parsed.options))
    }

    private mutating func perform(_ verb: LineModeVerb, _ arguments: VerbArguments) -> [Command] {
        typedAct = TypedActProgress()
        return continueTypedAct { verb.perform(&$0, arguments) }
    }

    /// Continues the typed act once a message contains the answer that it awaits.
    mutating func continueTypedAct(after message: Message) -> [Command] {
        guard var wait = typedAct?.awaitedAnswer else { return [] }
        wait.handle(message)
        typedAct?.awaitedAnswer = wait
        guard wait.isOver(in: self) else {
            if now >= wait.deadline { typedAct = nil }
            return []
        }
        // A dialog that was opened meanwhile is not replaced.
        guard !wait.isRefused, overlay == nil, let then = wait.then else {
            typedAct = nil
            return []
        }
        typedAct?.awaitedAnswer = nil
        return continueTypedAct(with: then)
    }

    /// Performs a part of the typed act, which ends with its effect: afterwards, line mode only prints the result. An act
    /// that ends without an effect shows the first line of its output.
    private mutating func continueTypedAct(with part: LineAction) -> [Command] {
        let shown = toastCount
        // The act names its target, so that a row that has moved under the cursor does not matter to it.
        let displaced = selectionGuard
        selectionGuard = nil
        let commands = part(&self)
        selectionGuard = selectionGuard ?? displaced
        let hasActed = commands.contains { $0.shellCommand != nil }
        if hasActed || overlay != nil || toastCount > shown {
            typedAct = nil
        } else if let act = typedAct, act.awaitedAnswer == nil {
            if let text = act.output.first { showToast(.info, text) }
            typedAct = nil
        }
        return commands
    }
}
