import StoreModel
import StoreText
import TerminalGraphics

extension Model {
    /// Undoes the last change that is visible on the current screen.
    mutating func undoLast() -> [Command] {
        let model = self
        guard let act = undo.undo(where: model.isSeen, { model.present(of: $0) }) else {
            return tell(.info, words.say(.toastNothingToUndo))
        }
        return restore(act)
    }

    /// Redoes the last undone change that is visible on the current screen.
    mutating func redoLast() -> [Command] {
        let model = self
        guard let act = undo.redo(where: model.isSeen, { model.present(of: $0) }) else {
            return tell(.info, words.say(.toastNothingToRedo))
        }
        return restore(act)
    }

    /// Returns whether a change is visible on the current screen; in line mode every change is.
    private func isSeen(_ act: UndoableChange) -> Bool {
        conversation != nil || act.screen.map { $0 == screen } ?? true
    }

    /// Returns the current value of what a change is about.
    private func present(of act: UndoableChange) -> UndoableChange {
        switch act {
        case .filter(let screen, _): .filter(screen, filter(of: screen)?.text)
        case .order: .order(shop.order)
        case .part: .part(activity.part)
        case .outcome: .outcome(place.outcome)
        case .language: .language(place.locale)
        case .theme: .theme(themeName)
        case .crash: .crash(sandbox.crash)
        case .step: .step(sandbox.step)
        }
    }

    private mutating func restore(_ act: UndoableChange) -> [Command] {
        defer { keepInSight() }
        switch act {
        case .filter(let screen, let text):
            let commands = show(screen)
            editFilter { field in
                field.clear()
                field.set(text)
            }
            return commands
        case .order(let order):
            shop.setOrder(order)
            return [.remember(.sort(order))]
        case .part(let part): setPart(part)
        case .outcome(let outcome):
            place.outcome = outcome
            tell(.info, words.say(.toastOutcome, words.messages.name(of: outcome)))
        case .language(let locale): return speak(locale) + [.remember(.locale(locale))]
        case .theme(let name): return [.setTheme(name), .remember(.theme(name))]
        case .crash(let moment):
            sandbox.crash = moment
            tell(.info, words.fact(words.say(.crashLabel), value(of: .crash)))
            return [.planCrash(moment)]
        case .step(let step): sandbox.step = step
        }
        return []
    }
}
