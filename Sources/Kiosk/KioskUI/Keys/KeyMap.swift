import KioskPresentation
import StoreModel
import StoreText
package import TerminalGraphics

/// The key bindings of all screens, used for dispatch, hints, help and the manual.
package struct KeyMap: Hashable, Sendable {
    private(set) var bindings: [KeyBinding]

    init(_ bindings: [KeyBinding]) { self.bindings = bindings }

    func action(for press: KeyPress, on screen: Screen) -> Action? {
        bindings.first { $0.applies(to: screen) && $0.keys.contains(press) }?.action
    }

    /// Returns a screen's bindings for the footer, the most important first.
    func hints(on screen: Screen) -> [KeyBinding] {
        bindings.filter { $0.applies(to: screen) && $0.priority != nil && !$0.keys.isEmpty }
            .sorted { ($0.priority ?? 0) < ($1.priority ?? 0) }
    }

    /// Returns the keys of an action, in display order.
    package func keys(for action: Action) -> [KeyPress] {
        bindings.filter { $0.action == action }.flatMap(\.keys)
    }

    /// Returns the table without keys that the surroundings of the shop use, so that no action has them.
    package func without(_ keys: [KeyPress]) -> KeyMap {
        var table = self
        for index in bindings.indices {
            table.bindings[index].keys.removeAll(where: keys.contains)
        }
        return table
    }

    // MARK: Remapping

    /// Returns the table with the user's key changes, and the default keys that actions lost.
    ///
    /// The keys of a change replace all default keys of its action. A default key of another action is removed from
    /// that action and reported as a loss.
    /// - Throws: ``KeyBindingConflict`` if two changes claim the same key on a screen, or if a change claims a fixed key.
    package func applying(_ changes: [KeyOverride]) throws(KeyBindingConflict) -> (
        KeyMap, [ReassignedDefaultKey]
    ) {
        var (table, losses): (KeyMap, [ReassignedDefaultKey]) = (self, [])
        let changed = Set(changes.map(\.action))
        for change in changes { table.put(change) }
        for (index, change) in changes.enumerated() {
            let earlier = Set(changes[..<index].map(\.action))
            for key in change.keys {
                try table.check(key, of: change.action, against: earlier)
                losses += table.reassign(key, to: change.action, keeping: changed)
            }
        }
        return (table, losses)
    }

    private mutating func put(_ change: KeyOverride) {
        let indices = bindings.indices.filter {
            bindings[$0].action == change.action && !bindings[$0].isFixed
        }
        for index in indices { bindings[index].keys = [] }
        // A fixed key of the action needs no second binding.
        let fixed = bindings.filter { $0.action == change.action && $0.isFixed }.flatMap(\.keys)
        // An action that has only fixed keys receives the new keys in addition.
        guard
            let index = indices.first ?? bindings.firstIndex(where: { $0.action == change.action })
        else { return }
        for key in change.keys where !fixed.contains(key) && !bindings[index].keys.contains(key) {
            bindings[index].keys.append(key)
        }
    }

    private func check(
        _ key: KeyPress, of action: Action, against earlier: Set<Action>
    ) throws(KeyBindingConflict) {
        for rival in rivals(of: action, for: key) {
            if rival.isFixed {
                throw KeyBindingConflict(key: key, actions: [rival.action], isFixed: true)
            }
            guard earlier.contains(rival.action) else { continue }
            throw KeyBindingConflict(key: key, actions: [rival.action, action], isFixed: false)
        }
    }

    private mutating func reassign(
        _ key: KeyPress, to action: Action, keeping changed: Set<Action>
    ) -> [ReassignedDefaultKey] {
        let losers = Set(rivals(of: action, for: key).map(\.action)).subtracting(changed)
        for index in bindings.indices where losers.contains(bindings[index].action) {
            bindings[index].keys.removeAll { $0 == key }
        }
        return losers.sorted { $0.name < $1.name }
            .map {
                ReassignedDefaultKey(
                    key: key, previousAction: $0, newAction: action, remainingKeys: keys(for: $0))
            }
    }

    /// Returns bindings of other actions with the key, on a screen that they share with the action.
    private func rivals(of action: Action, for key: KeyPress) -> [KeyBinding] {
        let own = bindings.filter { $0.action == action }
        return bindings.filter { other in
            other.action != action && other.keys.contains(key)
                && own.contains { $0.overlaps(other) }
        }
    }
}

// MARK: Bindings

/// A row of the key table: an action, its keys, its screens and its description.
struct KeyBinding: Hashable, Sendable {
    let action: Action
    /// The keys; empty if the user gave all of them to other actions.
    var keys: [KeyPress]
    let label: TextKey
    /// The screens on which the binding works; nil for all screens.
    let screens: Set<Screen>?
    /// The priority in the footer, where smaller numbers come first; nil to leave the binding out.
    let priority: Int?
    /// Whether other actions cannot use the keys, so that a lost user can always leave.
    let isFixed: Bool

    /// - Parameter control: A letter that, pressed with Ctrl, is an additional key.
    init(
        _ action: Action, _ keys: [Key] = [], control: Character? = nil, _ label: TextKey,
        on screens: Set<Screen>? = nil, priority: Int? = nil, isFixed: Bool = false
    ) {
        self.action = action
        self.keys =
            keys.map { KeyPress($0) }
            + (control.map { [KeyPress(.character($0), control: true)] } ?? [])
        self.label = label
        self.screens = screens
        self.priority = priority
        self.isFixed = isFixed
    }

    /// Returns the names of the keys for display.
    func name(_ glyphs: GlyphSet = .unicode) -> SafeText {
        .joined(keys.map { $0.label(glyphs) }, separator: " ")
    }

    /// Returns the name of the first key, for places with room for one only.
    func shortName(_ glyphs: GlyphSet) -> SafeText { keys.first?.label(glyphs) ?? .empty }

    func applies(to screen: Screen) -> Bool { screens?.contains(screen) ?? true }

    /// Returns whether there is a screen on which both bindings work.
    func overlaps(_ other: KeyBinding) -> Bool {
        guard let screens, let others = other.screens else { return true }
        return !screens.isDisjoint(with: others)
    }

    func text(_ words: DisplayFormatter) -> SafeText { words.text(label) }
}

// MARK: Changes

/// The keys that the user assigns to an action in place of its default keys.
package struct KeyOverride: Hashable, Sendable {
    /// The action.
    package let action: Action
    /// The keys; if empty, the action remains available in the palette and in help.
    package let keys: [KeyPress]

    /// Creates a key change.
    package init(action: Action, keys: [KeyPress]) {
        self.action = action
        self.keys = keys
    }
}

/// A default key that the user has assigned to another action.
package struct ReassignedDefaultKey: Hashable, Sendable {
    /// The key.
    package let key: KeyPress
    /// The action that had the key.
    package let previousAction: Action
    /// The action that now has the key.
    package let newAction: Action
    /// The remaining keys of the action that lost the key.
    package let remainingKeys: [KeyPress]
}

/// The error for user-defined keys that conflict.
package struct KeyBindingConflict: Error, Hashable {
    /// The conflicting key.
    package let key: KeyPress
    /// The actions that claim the key on the same screen, in the order of their definition; for a fixed key, the action
    /// that owns it.
    package let actions: [Action]
    /// Whether the key is fixed and cannot be reassigned.
    package let isFixed: Bool
}
