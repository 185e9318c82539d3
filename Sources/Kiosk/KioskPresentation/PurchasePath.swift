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
    /// When a replay lights the next stage; nil once all of them are lit.
    package private(set) var nextLighting: Timestamp?

    /// The shortest time in milliseconds between two stages of a replay: a usual purchase of six stages takes 0.8 s.
    package static let replayStep: Int64 = 160

    /// Creates a path without any stage.
    package init() {}

    /// Creates the path of a row.
    ///
    /// - Parameters:
    ///   - history: The steps of the row's history as far as they are known; without them the path has only the stages
    ///     that lead to the current one.
    ///   - isReplayed: Whether the path of an instant purchase is lit in steps, as if it took 0.8 s.
    ///   - finishesAutomatically: Whether a delivered transaction is finished without the user.
    package init(
        _ row: TransactionRow, history: [HistoryStep], at now: Timestamp, isReplayed: Bool = false,
        finishesAutomatically: Bool = false
    ) {
        let steps = history.filter { $0.side == .device }
        let reached =
            steps.compactMap { step in step.kind.stage.map { ($0, step.at) } }
            + Self.stages(before: row).map { ($0, row.time(of: $0)) }
        light(reached, at: now, isReplayed: isReplayed)
        unansweredCount = steps.count { $0.kind == .unanswered }
        let isWaiting = row.retryAt.map { $0 > now } ?? false
        guard row.isOpen, !isWaiting, row.stage != .delivered || finishesAutomatically else {
            return
        }
        target = Self.next[row.stage]
    }

    /// Lights the stages that are visited, in a replay only those whose time has come.
    ///
    /// In a replay each stage is lit when the purchase reached it, but at least ``replayStep`` after the stage before
    /// it. So the result depends on the recorded times only: it is the same in every frame, and a purchase with longer
    /// steps is not delayed. A time in the future belongs to another clock and cannot be replayed.
    private mutating func light(
        _ reached: [(stage: TransactionStage, at: Timestamp)], at now: Timestamp, isReplayed: Bool
    ) {
        guard isReplayed, reached.allSatisfy({ $0.at <= now }) else {
            return visited = Set(reached.map(\.stage))
        }
        var lit: Timestamp?
        for (stage, at) in reached where !visited.contains(stage) {
            let moment = lit.map { max(at, $0.adding(milliseconds: Self.replayStep)) } ?? at
            guard moment <= now else { return nextLighting = moment }
            visited.insert(stage)
            lit = moment
        }
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

    /// The stage to which the request in each stage leads. While a purchase awaits the answer to another attempt, its
    /// stage is still that of the one without an answer.
    private static let next: [TransactionStage: TransactionStage] = [
        .journalled: .submitting, .submitting: .received, .retrying: .received,
        .received: .verified, .verified: .delivered, .delivered: .finished,
    ]
}

extension TransactionRow {
    /// Returns when a stage was reached, as far as the row tells without its history.
    fileprivate func time(of stage: TransactionStage) -> Timestamp {
        switch stage {
        case self.stage: changedAt
        case .journalled, .submitting: startedAt
        default: openSince
        }
    }
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
