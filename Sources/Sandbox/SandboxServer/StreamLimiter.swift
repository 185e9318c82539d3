import StoreAPI
import StoreModel
import Synchronization

/// Counts the update streams, by device and by address.
final class StreamLimiter: Sendable {
    /// A slot for one stream, which is released with this object.
    final class Slot: Sendable {
        private let slots: StreamLimiter
        private let (device, address): (String, String)

        fileprivate init(_ slots: StreamLimiter, _ device: String, _ address: String) {
            self.slots = slots
            (self.device, self.address) = (device, address)
        }

        deinit { slots.release(device, address) }
    }

    private struct Counts {
        var all = 0
        var devices: [String: Int] = [:]
        var addresses: [String: Int] = [:]
    }

    /// How long a device waits before it requests a refused stream again, in milliseconds.
    private static let retryDelay: Int64 = 15_000

    private let counts = Mutex(Counts())
    private let limits: ServerSettings.Limits
    private let maximumStreams: Int

    /// - Parameter connections: The maximum number of connections; some of them are reserved for other requests.
    init(_ limits: ServerSettings.Limits, connections: Int) {
        self.limits = limits
        maximumStreams = max(0, connections - limits.reservedConnections)
    }

    /// Reserves a slot for a device's stream.
    ///
    /// - Throws: No answer, with status 429 if the device or the address has the maximum number of streams, or 503 if
    ///   the server has.
    func reserve(
        _ caller: CallContext, from address: String
    ) throws(ServiceFailure) -> Slot {
        let device = "\(caller.account.rawValue)\u{0}\(caller.device.rawValue)"
        let status: Int? = counts.withLock { counts in
            if counts.devices[device, default: 0] >= limits.streamsPerDevice
                || counts.addresses[address, default: 0] >= limits.streamsPerAddress
            {
                return 429
            }
            guard counts.all < maximumStreams else { return 503 }
            counts.all += 1
            counts.devices[device, default: 0] += 1
            counts.addresses[address, default: 0] += 1
            return nil
        }
        if let status { throw .noAnswer(NoAnswer(.status(status), retryAfter: Self.retryDelay)) }
        return Slot(self, device, address)
    }

    private func release(_ device: String, _ address: String) {
        counts.withLock { counts in
            counts.all -= 1
            counts.devices[device] = counts.devices[device].flatMap { $0 > 1 ? $0 - 1 : nil }
            counts.addresses[address] = counts.addresses[address].flatMap { $0 > 1 ? $0 - 1 : nil }
        }
    }
}
