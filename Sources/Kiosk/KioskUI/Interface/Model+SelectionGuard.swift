import PurchaseCore
import StoreModel
import TerminalGraphics

/// Guards against a key that acts on a row which an update moved under the cursor.
extension Model {
    /// The selected item that keys of the current screen act on at once.
    enum Subject {
        case sandbox(SandboxSubject)
        case library(LibrarySubject)
        case transaction(String)

        /// Returns whether a later subject is the same item.
        func isStill(_ later: Subject?) -> Bool {
            switch (self, later) {
            case (.sandbox(let one), .sandbox(let other)): one.isStill(other)
            case (.library(let one), .library(let other)): one == other
            case (.transaction(let one), .transaction(let other)): one == other
            default: false
            }
        }

        /// Whether the item is gone once it is not selected any more. A transaction in Activity only moves below newer
        /// ones.
        var isGoneUnselected: Bool { if case .transaction = self { false } else { true } }
    }

    private var subject: Subject? {
        switch screen {
        case .sandbox: sandbox.subject.map(Subject.sandbox)
        case .library: librarySubject.map(Subject.library)
        case .activity: activityRow.map { .transaction($0.id) }
        case .shop, .receipt, .log: nil
        }
    }

    /// Applies a change of lists, and arms the guard if another item is selected afterwards.
    mutating func takeNews(_ change: (inout Model) -> [Command]) -> [Command] {
        let before = subject
        let commands = change(&self)
        if let before, !before.isStill(subject) {
            displaced = SelectionGuard(isGone: before.isGoneUnselected)
        }
        return commands
    }

    /// Returns whether an action on the selection is refused; line mode needs no guard, because it does not have a
    /// cursor.
    mutating func refusesDisplaced() -> Bool {
        conversation == nil && displaced?.refuses(at: now) ?? false
    }
}

extension Message {
    /// Whether the message changes the rows of lists.
    var isNewsOfLists: Bool {
        switch self {
        case .snapshot, .orders, .subscriptions, .faults, .planned, .sandboxProducts, .edited,
            .catalog:
            true
        default: false
        }
    }
}

extension Action {
    /// Returns whether the action affects the selected item at once.
    func isForSelected(on screen: Screen) -> Bool {
        switch self {
        case .open: screen == .sandbox
        case .valueBefore, .valueAfter, .approve, .decline, .refund, .clearFault, .buyOutside,
            .failRenewals, .expire, .newPrice, .extend, .finish, .cancelRenewal, .resume,
            .agreeToPrice, .changePlan, .copy:
            true
        default: false
        }
    }
}
