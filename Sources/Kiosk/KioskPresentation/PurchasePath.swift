package import PurchaseCore
package import StoreModel

/// The way of a purchase through the stages, derived from its row and the steps of its history.
package struct PurchasePath: Hashable, Sendable {
    /// The stages that the purchase has reached, including the current one.
    package private(set) var visited: Set<TransactionStage> = []
    /// How many purchase requests the store did not answer.
    package private(set) var unansweredCount = 0
    /// The stage that the request in progress leads to; nil if no request is in progress.
    package private(set) var target: TransactionStage?

    /// Creates a path without any stage.
    package init() {}

    /// Creates the path of a row.
    ///
    /// - Parameter history: The steps of the row's history as far as they are known; without them the path has only the
    ///   stages that lead to the current one.
    package init(_ row: TransactionRow, history: [HistoryStep], at now: Timestamp) {
        let steps = history.filter { $0.side == .device }
        visited = Set(Self.stages(before: row) + steps.compactMap(\.kind.stage))
        unansweredCount = steps.count { $0.kind == .unanswered }
        let isWaiting = row.retryAt.map { $0 > now } ?? false
        target = row.isOpen && !isWaiting ? Self.next[row.stage] : nil
    }

    /// Returns the current stage and those that each purchase in it has passed.
    private static func stages(before row: TransactionRow) -> [TransactionStage] {
        // Restored and shared purchases and renewals were not ordered on this device.
        let ordered: [TransactionStage] = row.intentID == nil ? [] : [.journalled, .submitting]
        return switch row.stage {
        case .journalled: [.journalled]
        case .submitting: ordered
        case .retrying, .awaitingApproval, .declined, .cancelled: ordered + [row.stage]
        case .received: ordered + [.received]
        case .verified, .quarantined: ordered + [.received, row.stage]
        case .delivered: ordered + [.received, .verified, .delivered]
        case .finished: ordered + [.received, .verified, .delivered, .finished]
        case .refunded: ordered + [.received, .refunded]
        }
    }

    private static let next: [TransactionStage: TransactionStage] = [
        .submitting: .received, .received: .verified, .verified: .delivered,
    ]
}

extension HistoryStep.Kind {
    /// The stage that a step of the device reaches; nil for a step within a stage.
    fileprivate var stage: TransactionStage? {
        switch self {
        case .intentJournalled: .journalled
        case .submitted: .submitting
        case .unanswered: .retrying
        case .deferred: .awaitingApproval
        case .cancelled: .cancelled
        case .failed: .declined
        case .completed, .received: .received
        case .verified: .verified
        case .delivered: .delivered
        case .finished: .finished
        case .quarantined: .quarantined
        case .revoked: .refunded
        default: nil
        }
    }
}
