import KioskPresentation
import StoreModel
import StoreText
import TerminalGraphics

/// The stacks of changes to undo and to redo.
struct UndoHistory: Hashable, Sendable {
    private(set) var undoStack: [UndoableChange] = []
    private(set) var redoStack: [UndoableChange] = []

    private static let limit = 100

    /// Records the value before a change, and discards the changes to redo.
    mutating func record(_ before: UndoableChange) {
        Self.push(before, on: &undoStack)
        redoStack = []
    }

    /// Records the theme before a change, unless it is unknown yet or does not change.
    mutating func recordTheme(_ theme: String, before next: String) {
        if !theme.isEmpty, theme != next { record(.theme(theme)) }
    }

    /// Removes and returns the last recorded change that matches.
    ///
    /// - Parameter swap: Returns the current value for a recorded one, which becomes the change to redo.
    mutating func undo(
        where counts: (UndoableChange) -> Bool, _ swap: (UndoableChange) -> UndoableChange
    ) -> UndoableChange? {
        Self.move(from: &undoStack, to: &redoStack, where: counts, swap)
    }

    /// Removes and returns the last undone change that matches; see ``undo(where:_:)``.
    mutating func redo(
        where counts: (UndoableChange) -> Bool, _ swap: (UndoableChange) -> UndoableChange
    ) -> UndoableChange? {
        Self.move(from: &redoStack, to: &undoStack, where: counts, swap)
    }

    /// The predicate must accept or reject whole kinds of changes, so that the changes of one kind stay in order.
    private static func move(
        from stack: inout [UndoableChange], to other: inout [UndoableChange],
        where counts: (UndoableChange) -> Bool, _ swap: (UndoableChange) -> UndoableChange
    ) -> UndoableChange? {
        guard let index = stack.lastIndex(where: counts) else { return nil }
        let act = stack.remove(at: index)
        push(swap(act), on: &other)
        return act
    }

    private static func push(_ act: UndoableChange, on stack: inout [UndoableChange]) {
        stack.append(act)
        if stack.count > limit { stack.removeFirst() }
    }
}

// MARK: Changes

/// The previous value of a change of the interface. Changes that move money cannot be undone.
enum UndoableChange: Hashable, Sendable {
    case filter(Screen, String?)
    case sort(ShopSort)
    case activityFilter(ActivityFilter)
    case outcome(Outcome)
    case language(LocaleID)
    case theme(String)
    /// The crash point of the next purchase.
    case crash(CrashMoment?)
    /// The duration of each step of a purchase.
    case pace(Int64)
    /// The step by which the store's clock is advanced.
    case clockStep(ClockStep)

    /// The screen on which the change is visible; nil for changes that affect every screen.
    var screen: Screen? {
        switch self {
        case .filter(let screen, _): screen
        case .sort: .shop
        case .activityFilter: .activity
        case .clockStep: .sandbox
        // These affect the next purchase or the whole interface, regardless of the screen.
        case .outcome, .crash, .pace, .language, .theme: nil
        }
    }

    /// Returns the current value of what the change is about.
    func current(in model: Model) -> UndoableChange {
        switch self {
        case .filter(let screen, _): .filter(screen, screen.component.filter(in: model)?.text)
        case .sort: .sort(model.shop.order)
        case .activityFilter: .activityFilter(model.activity.selectedFilter)
        case .outcome: .outcome(model.context.outcome)
        case .language: .language(model.context.locale)
        case .theme: .theme(model.themeName)
        case .crash: .crash(model.sandbox.crash)
        case .pace: .pace(model.preferences.pace)
        case .clockStep: .clockStep(model.sandbox.step)
        }
    }

    /// Sets the value that the change recorded.
    func restore(in model: inout Model) -> [Command] {
        let formatter = model.formatter
        defer { model.scrollToSelection() }
        switch self {
        case .filter(let screen, let text):
            let commands = model.show(screen)
            model.editFilter { field in
                field.clear()
                field.set(text)
            }
            return commands
        case .sort(let order):
            model.shop.setOrder(order)
            return [.terminal(.saveChoice(.sort(order)))]
        case .activityFilter(let part): model.selectFilter(part)
        case .outcome(let outcome):
            model.context.outcome = outcome
            model.showToast(
                .info, formatter.text(.toastOutcome, formatter.messages.name(of: outcome)))
        case .language(let locale):
            return model.applyLanguage(locale) + [.terminal(.saveChoice(.locale(locale)))]
        case .theme(let name):
            return [.terminal(.setTheme(name)), .terminal(.saveChoice(.theme(name)))]
        case .crash(let moment):
            model.sandbox.crash = moment
            model.showToast(
                .info, formatter.fact(.crashLabel, SandboxControlRow.crash.value(model)))
            return [.planCrash(moment)]
        case .pace(let pace): return model.applyPace(pace)
        case .clockStep(let step): model.sandbox.step = step
        }
        return []
    }
}
