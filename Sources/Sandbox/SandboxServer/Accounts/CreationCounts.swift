import StoreAPI
import Synchronization

/// Counts what devices create, and refuses what is beyond the limits before anything is written.
final class CreationCounts: Sendable {
    /// What is created.
    enum Kind: CaseIterable, Sendable {
        case account, device, order
    }

    private struct Key: Hashable {
        let kind: Kind
        /// Nil for all addresses together.
        let address: String?
    }

    private struct Window {
        let start: ContinuousClock.Instant
        var count: Int
    }

    private static let hour = Duration.seconds(3600)
    /// How many keys are kept. When they are full of young ones, all counts of single addresses are lost and those of all
    /// addresses together stay.
    private static let room = 8192

    private let limits: CreationLimits
    private let windows = Mutex<[Key: Window]>([:])

    init(_ limits: CreationLimits) {
        self.limits = limits
    }

    /// Counts things that a request is about to create: all of them, or none where one is beyond its limit.
    ///
    /// - Parameter address: The network that the request came from.
    /// - Throws: No answer with status 429 for too many of an address and 503 for too many of all addresses, and the time
    ///   until the hour is over.
    func count(
        _ kinds: [Kind], from address: String, at now: ContinuousClock.Instant = .now
    ) throws(ServiceFailure) {
        let failure: ServiceFailure? = windows.withLock { windows in
            let keys = kinds.flatMap {
                [Key(kind: $0, address: address), Key(kind: $0, address: nil)]
            }
            for key in keys {
                guard let window = windows[key] else { continue }
                let rest = Self.hour - (now - window.start)
                guard rest > .zero else {
                    windows[key] = nil
                    continue
                }
                if window.count >= limit(of: key) {
                    return .noAnswer(
                        NoAnswer(
                            .status(key.address == nil ? 503 : 429),
                            retryAfter: Int64(rest / .milliseconds(1))))
                }
            }
            Self.makeRoom(for: keys.count, in: &windows, at: now)
            for key in keys {
                windows[key, default: Window(start: now, count: 0)].count += 1
            }
            return nil
        }
        if let failure { throw failure }
    }

    private func limit(of key: Key) -> Int {
        let hourly =
            switch key.kind {
            case .account: limits.accounts
            case .device: limits.devices
            case .order: limits.orders
            }
        return key.address == nil ? hourly.inAll : hourly.perAddress
    }

    private static func makeRoom(
        for count: Int, in windows: inout [Key: Window], at now: ContinuousClock.Instant
    ) {
        guard windows.count + count > room else { return }
        windows = windows.filter { now - $1.start < hour }
        if windows.count + count > room { windows = windows.filter { $0.key.address == nil } }
    }
}
