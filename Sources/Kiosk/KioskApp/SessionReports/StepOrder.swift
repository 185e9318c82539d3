import PurchaseEngine
import SandboxStore
import StoreAudit
import StoreModel

/// Puts what the sides tell of orders into one order: what led to something stands before it, whatever clocks say.
enum StepOrder {
    /// The steps of all orders; of each, every side keeps its own order, and what one side says that followed from another's
    /// stands behind that. Orders that nothing ties together stand by time.
    static func merged(_ sides: [[OrderStep]]) -> [OrderStep] {
        let groups = OrderGroups(sides)
        var merged: [(step: OrderStep, at: Timestamp)] = []
        for lanes in groups.lanes {
            // A clock that was set back moves no step before the one that led to it.
            var latest = Timestamp(milliseconds: .min)
            for step in StepWeaver(lanes).woven() {
                latest = max(latest, step.step.at)
                merged.append((step, latest))
            }
        }
        return merged.enumerated().sorted {
            ($0.element.at, $0.offset) < ($1.element.at, $1.offset)
        }.map(\.element.step)
    }

    /// The steps of one order, told by whichever sides; those of a side stand in its own order.
    static func merged(_ steps: [HistoryStep]) -> [HistoryStep] {
        let told = steps.map { OrderStep(intentID: nil, transactionID: nil, step: $0) }
        let lanes = HistoryStep.Side.allCases.map { side in told.filter { $0.step.side == side } }
        return StepWeaver(lanes).woven().map(\.step)
    }
}

/// The steps of many orders, order by order: what shares a number is one order's.
private struct OrderGroups {
    /// Of each order the steps of each side; orders by their first step.
    let lanes: [[[OrderStep]]]

    init(_ sides: [[OrderStep]]) {
        var (numbers, roots) = ([Key: Int](), [Int]())
        func root(_ index: Int) -> Int {
            var index = index
            while roots[index] != index { index = roots[index] }
            return index
        }
        for step in sides.joined() {
            let known = Self.keys(step).compactMap { numbers[$0] }.map(root)
            let group = known.min() ?? roots.count
            if known.isEmpty { roots.append(group) }
            for other in known { roots[other] = group }
            for key in Self.keys(step) { numbers[key] = group }
        }
        var groups: [Int: [[OrderStep]]] = [:]
        for (side, steps) in sides.enumerated() {
            for step in steps {
                let number = Self.keys(step).first.flatMap { numbers[$0] }.map(root) ?? -1
                groups[number, default: sides.map { _ in [] }][side].append(step)
            }
        }
        lanes = groups.sorted { $0.key < $1.key }.map(\.value)
    }

    private enum Key: Hashable {
        case intent(IntentID)
        case transaction(TransactionID)
    }

    private static func keys(_ step: OrderStep) -> [Key] {
        [step.intentID.map(Key.intent), step.transactionID.map(Key.transaction)].compactMap { $0 }
    }
}

/// Weaves the sides of one order into one row.
private struct StepWeaver {
    private var lanes: [Lane]
    /// What was taken so far, and how much of each there is on the sides that can have led to something.
    private var taken: [HistoryStep.Kind: Int] = [:]
    private let told: [HistoryStep.Kind: Int]
    /// What has to be added to the store's time, by which the merchant goes, to have the devices'.
    private var shift: Int64 = 0

    private struct Lane {
        var rest: ArraySlice<OrderStep>
        let isDevice: Bool
        /// Whether the order was made here: what another device does later leads to nothing on the other sides.
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
        var told: [HistoryStep.Kind: Int] = [:]
        for lane in lanes where !lane.isDevice || lane.isOrigin {
            for step in lane.rest { told[step.step.kind, default: 0] += 1 }
        }
        self.told = told
    }

    func woven() -> [OrderStep] {
        var weaver = self
        var result: [OrderStep] = []
        while let next = weaver.next() { result.append(weaver.take(next)) }
        return result
    }

    /// The side whose turn it is: the earliest that waits for nothing, of one millisecond what leads to something.
    private func next() -> Int? {
        let open = lanes.indices.filter { !lanes[$0].rest.isEmpty }
        let free = open.filter { !isWaiting(lanes[$0]) }
        // Sides that wait for each other contradict themselves; then the clocks have to do.
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
        guard let kind = lane.rest.first?.step.kind, let causes = StepCauses.of[kind] else {
            return false
        }
        let known = causes.kinds.reduce(0) { $0 + (told[$1] ?? 0) }
        let wanted = causes.isCounted ? (lane.answered[kind] ?? 0) + 1 : 1
        return causes.kinds.reduce(0) { $0 + (taken[$1] ?? 0) } < min(wanted, known)
    }

    private mutating func take(_ index: Int) -> OrderStep {
        let lane = lanes[index]
        let step = lanes[index].rest.removeFirst()
        lanes[index].answered[step.step.kind, default: 0] += 1
        if !lane.isDevice || lane.isOrigin { taken[step.step.kind, default: 0] += 1 }
        if let causes = StepCauses.of[step.step.kind] { learn(from: step.step, causes) }
        lastTimes[step.step.kind] = time(of: step.step)
        return step
    }

    /// When what was taken happened, by the devices' clock.
    private var lastTimes: [HistoryStep.Kind: Int64] = [:]

    /// Nothing happens before what led to it: where clocks say so, the store's is another one.
    private mutating func learn(from step: HistoryStep, _ causes: StepCauses) {
        guard let cause = causes.kinds.compactMap({ lastTimes[$0] }).max() else { return }
        let early = cause &- time(of: step)
        guard early > 0 else { return }
        shift = step.side == .device ? shift &- early : shift &+ early
    }
}

/// What has to have happened on another side before something can.
private struct StepCauses {
    /// Any of these.
    let kinds: [HistoryStep.Kind]
    /// Whether each time follows from another one, and not all from the first.
    var isCounted = false

    static let of: [HistoryStep.Kind: StepCauses] = {
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

    /// How an order goes from one side to another.
    static let ranks = Dictionary(
        uniqueKeysWithValues: [
            HistoryStep.Kind.intentJournalled, .numberIssued, .numbered, .submitted, .ordered,
            .awaitingApproval, .approved, .declined, .charged, .issuedFree, .handedOut,
            .unanswered, .deferred, .cancelled, .failed, .completed, .received, .granted,
            .alreadyGranted, .postponed, .rejected, .verifyUnanswered, .verified, .delivered,
            .quarantined, .storeFinished, .finishUnanswered, .finished, .refunded, .debited,
            .revoked, .revocationSettled,
        ].enumerated().map { ($0.element, $0.offset) })
}

extension SessionFiles {
    /// What happened on all sides, as it led from one to another.
    var steps: [OrderStep] {
        StepOrder.merged(devices.map(\.steps) + [store?.steps ?? [], merchant?.steps ?? []])
    }
}
