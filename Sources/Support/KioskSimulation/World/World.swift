import PurchaseCore
import PurchaseEngine
package import StoreModel

/// Devices, store, merchant and the network between them: the complete simulation as one value.
package struct World: Sendable {
    /// The devices.
    package var devices: [Device]
    /// The store.
    package var store: SimulatedStore
    /// The merchant.
    package var merchant = SimulatedMerchant()
    /// The messages in flight.
    package var network: [InFlightMessage] = []
    /// The true time, in milliseconds.
    package var now: Int64
    /// The error of the clock of store and merchant, in milliseconds.
    package var backendSkew: Int64 = 0
    /// The violations that are visible only while an event happens.
    package var broken: [Violation] = []
    /// The number of the store's changes when each device was last notified.
    package var heardChanges: [Int]
    /// The refunds that the merchant could not confirm yet.
    package var unconfirmedRefunds: Set<TransactionID> = []
    /// Whether every device was restarted after the last fault.
    package var isStartedAnew = false
    private let rulebook: Rulebook

    /// The time in 2026 at which simulated worlds begin.
    package static let beginning: Int64 = 1_790_000_000_000

    /// Creates a world without events.
    package init(devices: [Device], namesIDs: Bool, machine: Machine) {
        self.devices = devices
        rulebook = Rulebook(machine: machine)
        heardChanges = Array(repeating: 0, count: devices.count)
        store = SimulatedStore(namesIDs: namesIDs)
        now = Self.beginning
    }

    /// The rules of the world.
    package var machine: Machine { rulebook.machine }

    /// The rules, shared by all copies of a world.
    private final class Rulebook: Sendable {
        let machine: Machine

        init(machine: Machine) { self.machine = machine }
    }

    /// The time of the clock of store and merchant.
    package var backendNow: Timestamp {
        Timestamp(milliseconds: now).adding(milliseconds: backendSkew)
    }

    /// Returns the message with an id.
    package func message(_ id: InFlightMessage.ID) -> InFlightMessage? {
        network.first { $0.id == id }
    }

    func messageIndex(_ id: InFlightMessage.ID) -> Int? { network.firstIndex { $0.id == id } }

    /// Sends the requests of a device.
    mutating func post(from sender: Int) {
        let outgoing = devices[sender].outgoing
        guard !outgoing.isEmpty else { return }
        devices[sender].outgoing = []
        for item in outgoing {
            check(item.call, from: sender)
            send(sent(item.call, from: sender), item.chore, from: sender)
        }
    }

    /// Returns the request as the runner sends it.
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
        let life = sender < 0 ? 0 : devices[sender].runCount
        let questions = sender < 0 ? nil : devices[sender].run?.listQuestions
        let mark = call.listed.flatMap { questions?.mark($0) } ?? 0
        network.append(
            InFlightMessage(id: id, call: call, purpose: chore, senderRun: life, mark: mark))
    }
}
