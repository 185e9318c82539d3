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
    package var eventViolations: [Violation] = []
    /// The number of the store's changes when each device was last notified.
    package var reportedChangeCounts: [Int]
    /// The refunds that the merchant could not confirm yet.
    package var unconfirmedRefunds: Set<TransactionID> = []
    /// Whether every device was restarted after the last fault.
    package var hasRestartedDevices = false
    private let machineBox: MachineBox

    /// The time in 2026 at which simulated worlds begin.
    package static let startTime: Int64 = 1_790_000_000_000

    /// Creates a world without events.
    package init(devices: [Device], namesIDs: Bool, machine: Machine) {
        self.devices = devices
        machineBox = MachineBox(machine: machine)
        reportedChangeCounts = Array(repeating: 0, count: devices.count)
        store = SimulatedStore(namesIDs: namesIDs)
        now = Self.startTime
    }

    /// The rules of the world.
    package var machine: Machine { machineBox.machine }

    /// The rules, shared by all copies of a world.
    private final class MachineBox: Sendable {
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
    mutating func sendOutgoing(from sender: Int) {
        let outgoing = devices[sender].outgoing
        guard !outgoing.isEmpty else { return }
        devices[sender].outgoing = []
        for item in outgoing {
            checkDurability(item.call, from: sender)
            send(outgoingCall(item.call, from: sender), item.purpose, from: sender)
        }
    }

    /// Returns the request as the runner sends it.
    private func outgoingCall(_ call: Call, from sender: Int) -> Call {
        guard case .purchase(let intent, let number) = call else { return call }
        let stage = devices[sender].run?.head.payments[intent.id]?.stage
        let attempt = if case .submitting(let attempt)? = stage { attempt } else { 1 }
        return .purchase(machine.runner.submittedIntent(intent, attempt), number)
    }

    mutating func send(_ call: Call, _ purpose: RequestPurpose?, from sender: Int) {
        let (name, subject) = (call.name, call.subject)
        let usedNumbers = network.filter {
            $0.id.sender == sender && $0.id.callName == name && $0.id.subject == subject
        }.map(\.id.number)
        let number =
            (0...usedNumbers.count).first { !usedNumbers.contains($0) } ?? usedNumbers.count
        let id = InFlightMessage.ID(
            sender: sender, callName: name, subject: subject, number: number)
        let senderRun = sender < 0 ? 0 : devices[sender].runCount
        let listFetches = sender < 0 ? nil : devices[sender].run?.listFetches
        let mark = call.listSource.flatMap { listFetches?.mark($0) } ?? 0
        network.append(
            InFlightMessage(id: id, call: call, purpose: purpose, senderRun: senderRun, mark: mark))
    }
}
