import PurchaseCore
import PurchaseEngine
package import StoreModel

/// Devices, store, merchant and the network between them: everything that is simulated, as one value.
package struct World: Sendable {
    /// The phones.
    package var devices: [Device]
    /// The store.
    package var store: SimulatedStore
    /// The merchant.
    package var merchant = SimulatedMerchant()
    /// What is on its way.
    package var network: [InFlightMessage] = []
    /// The true time, in milliseconds.
    package var now: Int64
    /// How far the clock of store and merchant is off.
    package var backendSkew: Int64 = 0
    /// Rules that were broken and can be seen only as it happens.
    package var broken: [Violation] = []
    /// How many changes the store had when each device last heard of news.
    package var heardChanges: [Int]
    /// Refunds that the merchant does not believe yet.
    package var doubted: Set<TransactionID> = []
    /// Whether every device was started anew after the last fault.
    package var isStartedAnew = false
    private let rulebook: Rulebook

    /// A moment of 2026, at which simulated worlds begin.
    package static let beginning: Int64 = 1_790_000_000_000

    /// A world in which nothing happened.
    package init(devices: [Device], namesIDs: Bool, machine: Machine) {
        self.devices = devices
        rulebook = Rulebook(machine: machine)
        heardChanges = Array(repeating: 0, count: devices.count)
        store = SimulatedStore(namesIDs: namesIDs)
        now = Self.beginning
    }

    /// The rules that it runs by.
    package var machine: Machine { rulebook.machine }

    /// The rules, shared by all copies of a world.
    private final class Rulebook: Sendable {
        let machine: Machine

        init(machine: Machine) { self.machine = machine }
    }

    /// What the clock of store and merchant shows.
    package var backendNow: Timestamp {
        Timestamp(milliseconds: now).adding(milliseconds: backendSkew)
    }

    /// The message of a name.
    package func message(_ id: InFlightMessage.ID) -> InFlightMessage? {
        network.first { $0.id == id }
    }

    func place(_ id: InFlightMessage.ID) -> Int? { network.firstIndex { $0.id == id } }

    /// Sends what a device has to say.
    mutating func post(from sender: Int) {
        let outgoing = devices[sender].outgoing
        guard !outgoing.isEmpty else { return }
        devices[sender].outgoing = []
        for item in outgoing {
            check(item.call, from: sender)
            send(sent(item.call, from: sender), item.chore, from: sender)
        }
    }

    /// The call as the runner sends it.
    private func sent(_ call: Call, from sender: Int) -> Call {
        guard case .purchase(let intent, let number) = call else { return call }
        let stage = devices[sender].run?.head.payments[intent.id]?.stage
        let attempt = if case .submitting(let attempt)? = stage { attempt } else { 1 }
        return .purchase(machine.runner.sent(intent, attempt), number)
    }

    mutating func send(_ call: Call, _ chore: RequestPurpose?, from sender: Int) {
        let (word, subject) = (call.word, call.subject)
        let taken = network.filter {
            $0.id.sender == sender && $0.id.word == word && $0.id.subject == subject
        }.map(\.id.number)
        let number = (0...taken.count).first { !taken.contains($0) } ?? taken.count
        let id = InFlightMessage.ID(sender: sender, word: word, subject: subject, number: number)
        let life = sender < 0 ? 0 : devices[sender].lives
        let questions = sender < 0 ? nil : devices[sender].run?.listQuestions
        let mark = call.listed.flatMap { questions?.mark($0) } ?? 0
        network.append(InFlightMessage(id: id, call: call, chore: chore, life: life, mark: mark))
    }
}
