import StoreAudit
import StoreModel

/// Merges the steps of one order from several sides into one sequence in causal order.
///
/// Each side's own sequence is kept. A step is placed after the steps on other sides that caused it, regardless of the
/// clocks; between independent steps, the clocks decide.
struct HistoryMerger {
    private var lanes: [Lane]
    /// How many steps of each kind were merged so far; counts only sides whose steps can cause steps elsewhere.
    private var mergedCounts: [HistoryStep.Kind: Int] = [:]
    /// How many steps of each kind those sides have in all.
    private let totalCounts: [HistoryStep.Kind: Int]
    /// The milliseconds to add to the store's clock, which the merchant uses as well, to obtain the devices' clock.
    private var shift: Int64 = 0

    private struct Lane {
        var rest: ArraySlice<OrderStep>
        let isDevice: Bool
        /// Whether the order was made on this device: steps of any other device cause nothing on the other sides.
        let isOrigin: Bool
        var answered: [HistoryStep.Kind: Int] = [:]
    }

    init(_ sides: [[OrderStep]]) {
        lanes = sides.filter { !$0.isEmpty }.map { steps in
            let kinds = Set(steps.map(\.step.kind))
            return Lane(
                rest: steps[...], isDevice: steps.first?.step.side == .device,
                isOrigin: !kinds.isDisjoint(with: [.intentJournalled, .submitted]))
        }
        var totalCounts: [HistoryStep.Kind: Int] = [:]
        for lane in lanes where !lane.isDevice || lane.isOrigin {
            for step in lane.rest { totalCounts[step.step.kind, default: 0] += 1 }
        }
        self.totalCounts = totalCounts
    }

    func merged() -> [OrderStep] {
        var merger = self
        var result: [OrderStep] = []
        while let next = merger.next() { result.append(merger.popStep(next)) }
        return result
    }

    /// Returns the side with the earliest step that waits for no cause; within a millisecond, the usual order of steps
    /// decides.
    private func next() -> Int? {
        let open = lanes.indices.filter { !lanes[$0].rest.isEmpty }
        let free = open.filter { !isWaiting(lanes[$0]) }
        // If all sides wait for each other, their sequences contradict each other and only the clocks are left.
        return (free.isEmpty ? open : free).min { key(lanes[$0]) < key(lanes[$1]) }
    }

    private func key(_ lane: Lane) -> (Int64, Int) {
        guard let step = lane.rest.first?.step else { return (.max, 0) }
        return (time(of: step), StepCauses.ranks[step.kind] ?? StepCauses.ranks.count)
    }

    private func time(of step: HistoryStep) -> Int64 {
        step.side == .device ? step.at.milliseconds : step.at.milliseconds &+ shift
    }

    private func isWaiting(_ lane: Lane) -> Bool {
        guard let kind = lane.rest.first?.step.kind, let causes = StepCauses.byKind[kind] else {
            return false
        }
        let known = causes.kinds.reduce(0) { $0 + (totalCounts[$1] ?? 0) }
        let wanted = causes.isCounted ? (lane.answered[kind] ?? 0) + 1 : 1
        return causes.kinds.reduce(0) { $0 + (mergedCounts[$1] ?? 0) } < min(wanted, known)
    }

    private mutating func popStep(_ index: Int) -> OrderStep {
        let lane = lanes[index]
        let step = lanes[index].rest.removeFirst()
        lanes[index].answered[step.step.kind, default: 0] += 1
        if !lane.isDevice || lane.isOrigin { mergedCounts[step.step.kind, default: 0] += 1 }
        if let causes = StepCauses.byKind[step.step.kind] { learn(from: step.step, causes) }
        lastTimes[step.step.kind] = time(of: step.step)
        return step
    }

    /// The latest time of each kind of merged step, by the devices' clock.
    private var lastTimes: [HistoryStep.Kind: Int64] = [:]

    /// Corrects the clock shift after a step that would precede its cause: the store's clock then differs from the
    /// devices'.
    private mutating func learn(from step: HistoryStep, _ causes: StepCauses) {
        guard let cause = causes.kinds.compactMap({ lastTimes[$0] }).max() else { return }
        let correction = cause &- time(of: step)
        guard correction > 0 else { return }
        shift = step.side == .device ? shift &- correction : shift &+ correction
    }
}

/// The steps on another side that must precede a kind of step.
struct StepCauses {
    /// The kinds of steps, any of which can be the cause.
    let kinds: [HistoryStep.Kind]
    /// Whether each occurrence needs a cause of its own; otherwise the first cause suffices for all.
    var isCounted = false

    static let byKind: [HistoryStep.Kind: StepCauses] = {
        let outcomes: [HistoryStep.Kind] = [.charged, .issuedFree, .renewed, .restored, .shared]
        return [
            .numberIssued: StepCauses(kinds: [.intentJournalled]),
            .numbered: StepCauses(kinds: [.numberIssued]),
            .ordered: StepCauses(kinds: [.submitted]), .charged: StepCauses(kinds: [.submitted]),
            .issuedFree: StepCauses(kinds: [.submitted]),
            .awaitingApproval: StepCauses(kinds: [.submitted]),
            .declined: StepCauses(kinds: [.submitted]),
            .deferred: StepCauses(kinds: [.awaitingApproval]),
            .failed: StepCauses(kinds: [.declined]),
            .completed: StepCauses(kinds: outcomes), .received: StepCauses(kinds: outcomes),
            .granted: StepCauses(kinds: [.received]), .rejected: StepCauses(kinds: [.received]),
            .postponed: StepCauses(kinds: [.received]),
            .verified: StepCauses(kinds: [.granted, .alreadyGranted]),
            .quarantined: StepCauses(kinds: [.rejected]),
            .storeFinished: StepCauses(kinds: [.delivered, .quarantined]),
            .finished: StepCauses(kinds: [.storeFinished, .serverFinished]),
            .debited: StepCauses(kinds: [.refunded, .withdrawn, .deleted], isCounted: true),
            .givenBack: StepCauses(kinds: [.refundReversed], isCounted: true),
            .revoked: StepCauses(
                kinds: [.refunded, .withdrawn, .deleted, .sharingEnded], isCounted: true),
            .reinstated: StepCauses(kinds: [.refundReversed], isCounted: true),
            .revocationSettled: StepCauses(kinds: [.debited], isCounted: true),
        ]
    }()

    /// The usual order of steps, for steps of the same millisecond.
    static let ranks = Dictionary(
        uniqueKeysWithValues: [
            HistoryStep.Kind.intentJournalled, .numberIssued, .numbered, .submitted, .ordered,
            .awaitingApproval, .approved, .declined, .charged, .issuedFree, .handedOut,
            .numberUnanswered, .unanswered, .deferred, .cancelled, .failed, .completed, .received,
            .granted,
            .alreadyGranted, .postponed, .rejected, .verifyUnanswered, .verified, .delivered,
            .quarantined, .storeFinished, .finishUnanswered, .finished, .refunded, .debited,
            .revoked, .revocationSettled,
        ].enumerated().map { ($0.element, $0.offset) })
}
