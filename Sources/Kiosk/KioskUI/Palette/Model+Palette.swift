import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

extension Model {
    mutating func openPalette() -> [Command] {
        var palette = PaletteState()
        var search = PaletteSearch(self)
        palette.show("", search.items(""))
        overlay = .palette(palette)
        return themeNames.isEmpty ? [.listThemes] : []
    }

    mutating func take(_ press: KeyPress, in palette: PaletteState) -> [Command] {
        switch press.key {
        case .escape: overlay = nil
        case .enter: return choose(palette.item)
        case .up, .backTab: editPalette { $0.select(palette.selected - 1) }
        case .down, .tab: editPalette { $0.select(palette.selected + 1) }
        case .pageUp: editPalette { $0.select(palette.selected - 10) }
        case .pageDown: editPalette { $0.select(palette.selected + 10) }
        case .backspace: typePalette(String(palette.text.dropLast()))
        case .character(let character): typePalette(palette.text + String(character))
        default: break
        }
        return []
    }

    /// Searches for another text; line feeds in pasted text are removed, so that they choose nothing.
    mutating func typePalette(_ text: String) {
        let text = String(text.filter { !$0.isNewline }.prefix(100))
        var search = PaletteSearch(self)
        let items = search.items(text)
        editPalette { $0.show(text, items) }
    }

    mutating func editPalette(_ edit: (inout PaletteState) -> Void) {
        guard case .palette(var palette) = overlay else { return }
        edit(&palette)
        overlay = .palette(palette)
    }

    /// Opens or performs a result; purchases still ask for confirmation.
    mutating func choose(_ item: PaletteItem?) -> [Command] {
        guard let item else { return [] }
        overlay = nil
        switch item.target {
        case .action(let action): return act(action)
        case .product(let id):
            let commands = show(.shop)
            shop.select(id)
            keepInSight()
            return commands
        case .transaction(let id):
            guard let index = engine.snapshot.rows.firstIndex(where: { $0.id == id }) else {
                return []
            }
            selectInActivity(index)
            return show(.activity) + wants()
        case .theme(let name):
            rememberTheme(themeName, before: name)
            return [.setTheme(name), .remember(.theme(name))]
        case .language(let locale):
            return speakFromNowOn(locale)
        case .outcome(let outcome): return setOutcome(outcome)
        case .sort(let sort):
            return setSort(sort) + show(.shop)
        case .place(let kind): return openEntry(kind)
        case .clock(let act): return turnClock(act)
        case .job(let job): return take(job)
        case .crash(let moment):
            let commands = setCrash(moment)
            return commands
                + tell(.info, words.fact(words.say(.crashLabel), value(of: .crash)))
        case .crashNow: return [.crash(nil)]
        case .toggle(let toggle):
            toggle.turn(&preferences)
            let value = words.say(toggle.isOn(preferences) ? .settingOn : .settingOff)
            return tell(.info, "\(words.say(toggle.label)): \(value)")
        case .saveDisplay(let file): return [.save(name: file, text: displayText)]
        }
    }

    /// The screen as text, without dialogs.
    private var displayText: String {
        var bare = self
        bare.overlay = nil
        var canvas = Canvas(size: size)
        view(bare, on: &canvas)
        return CanvasText(canvas).screen
    }
}
