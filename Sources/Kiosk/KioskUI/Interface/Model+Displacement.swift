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
        if let before, !before.isStill(subject) { displaced = ConfirmGuard() }
        return commands
    }

    /// Whether news put something else under the cursor, and nobody can have seen it yet.
    ///
    /// In lines nothing is under a cursor.
    var isDisplaced: Bool {
        guard let displaced, conversation == nil else { return false }
        return !displaced.allows(at: now, lastPressAt: nil)
    }
}

extension Message {
    /// Whether lists are made anew by it.
    var isNewsOfLists: Bool {
        switch self {
        case .snapshot, .orders, .subscriptions, .faults, .sandboxProducts, .edited, .catalog: true
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
