import PurchaseCore
import StoreModel
import TerminalGraphics

/// News may take away what is selected, and a key that was meant for it must not do something to its neighbour.
extension Model {
    /// What keys of the screen that is shown do something to at once, wherever it stands.
    enum Subject {
        case sandbox(SandboxSubject)
        case library(LibrarySubject)
        case transaction(String)

        /// Whether another one, told later, is the same thing.
        func isStill(_ later: Subject?) -> Bool {
            switch (self, later) {
            case (.sandbox(let one), .sandbox(let other)): one.isStill(other)
            case (.library(let one), .library(let other)): one == other
            case (.transaction(let one), .transaction(let other)): one == other
            default: false
            }
        }

        /// Whether it is gone where it is not selected any more; a line of Activity stays, below a newer one.
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

    /// Takes in what changes lists, and remembers whether something else is selected then.
    mutating func takeNews(_ change: (inout Model) -> [Command]) -> [Command] {
        let before = subject
        let commands = change(&self)
        if let before, !before.isStill(subject) {
            displaced = SelectionGuard(isGone: before.isGoneUnselected)
        }
        return commands
    }

    /// Whether a key that was meant for what was selected is refused; in lines nothing is under a cursor.
    mutating func refusesDisplaced() -> Bool {
        conversation == nil && displaced?.refuses(at: now) ?? false
    }
}

extension Message {
    /// Whether lists are made anew by it.
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
    /// Whether it does something at once to what is selected.
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
