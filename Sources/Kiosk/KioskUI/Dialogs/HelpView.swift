import StoreModel
import StoreText
import TerminalGraphics

/// Where one is, the key table as far as it applies here, and what the signs mean.
struct HelpView {
    let model: Model
    let top: Int
    private var words: Words { model.words }
    private static let keyWidth = 9

    var box: DialogBox {
        let width = DialogBox.width(52, in: model.size)
        let block = block(width: width)
        var box = DialogBox(
            words.say(.helpTitle), inside: Size(width: width, height: block.lines.count),
            hints: [
                DialogHint(.down, "↑↓", .hintMove, words),
                DialogHint(.escape, "Esc", .hintClose, words),
            ], in: model.size, words: words)
        box.parts = [(block, box.inside, top)]
        return box
    }

    /// The last line from which on the dialog can be shown.
    var lastTop: Int { box.parts.map { $0.block.overflow(in: $0.rect.height) }.max() ?? 0 }

    private func block(width: Int) -> TextBlock {
        var block = TextBlock(width: width)
        let bindings = model.keys.bindings.filter { $0.applies(to: model.screen) }
        for (title, isHere) in [(Phrase.helpHere, true), (.helpEverywhere, false)] {
            addTitle(title, to: &block)
            for binding in bindings where (binding.screens != nil) == isHere {
                block.add(line: [
                    (binding.name.fitted(to: Self.keyWidth), Style(.hintKey, on: .dialog)),
                    (binding.text(words), Style(.hintText, on: .dialog)),
                ])
            }
        }
        addPlace(to: &block)
        addSigns(to: &block)
        return block
    }

    private func addTitle(_ title: Phrase, to block: inout TextBlock) {
        if !block.lines.isEmpty { block.space() }
        block.add(words.say(title), Style(.header, on: .dialog, .bold))
    }

    /// What the top lines say, whole: a narrow window has no room for it there.
    private func addPlace(to block: inout TextBlock) {
        addTitle(.helpPlace, to: &block)
        let place = model.place
        let facts: [(Phrase, SafeText)] = [
            (.placeMoney, "\(words.say(.sandbox)) \(words.say(.noRealMoney))"),
            (.placeAccount, words.quote(place.account.rawValue)),
            (.placeDevice, words.quote(place.device.rawValue)),
            (.placeStorefront, model.storefrontName),
            (.placeLanguage, model.languageName),
            (.placeBackend, words.quote(place.backendName)),
            (.dialogOutcome, words.quote(words.messages.name(of: place.outcome))),
        ]
        for (label, value) in facts {
            block.add(label: words.say(label), value, Style(.dialog), column: 12)
        }
    }

    private func addSigns(to block: inout TextBlock) {
        addTitle(.helpSigns, to: &block)
        let signs: [(Glyph, Role, Phrase)] = [
            (.consumable, .badgeConsumable, .typeConsumable),
            (.nonConsumable, .badgeNonConsumable, .typeNonConsumable),
            (.subscription, .badgeSubscription, .typeAutoRenewable),
            (.nonRenewing, .badgeNonRenewing, .typeNonRenewable),
            (.purchasing, .statePurchasing, .statePurchasing),
            (.unknown, .stateUnknown, .stageRetrying),
            (.deferred, .stateDeferred, .stateDeferred),
            (.finished, .stateFinished, .stateFinished),
            (.failed, .stateFailed, .stateFailed),
            (.restored, .stateRestored, .stateRestored),
            (.refunded, .stateRefunded, .stageRefunded),
            (.cancelled, .stateCancelled, .stageCancelled),
        ]
        for (glyph, role, phrase) in signs {
            block.add(line: [
                (words.glyphs[glyph].fitted(to: 3), Style(role, on: .dialog)),
                (words.say(phrase), Style(.dialog)),
            ])
        }
    }
}
