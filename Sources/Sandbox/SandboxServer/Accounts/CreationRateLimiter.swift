import StoreAPI
import Synchronization

/// Counts what devices create, and refuses a creation beyond the limits before anything is written.
final class CreationRateLimiter: Sendable {
    /// The kind of a creation.
    enum Kind: CaseIterable, Sendable {
        case account, device, order
    }

    private struct Key: Hashable {
        let kind: Kind
        /// The address; nil for the total of all addresses.
        let address: String?
    }

    private struct Window {
        let start: ContinuousClock.Instant
        var count: Int
    }

    private static let hour = Duration.seconds(3600)
    /// The maximum number of keys. If all of them are younger than an hour, the counts of single addresses are dropped,
    /// and the totals of all addresses are kept.
    private static let maximumKeys = 8192

    private let limits: CreationLimits
    private let windows = Mutex<[Key: Window]>([:])

    init(_ limits: CreationLimits) {
        self.limits = limits
    }

    /// Counts the creations of a request: all of them, or none if one is beyond its limit.
    ///
    /// - Parameter address: The network from which the request came.
    /// - Throws: No answer, with the time until the end of the hour, and with status 429 if the limit of an address is
    ///   reached or 503 if the limit of all addresses is reached.
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

    /// Removes creations from the counts, because the request that was counted is refused.
    func uncount(_ kinds: [Kind], from address: String) {
        windows.withLock { windows in
            for kind in kinds {
                for key in [Key(kind: kind, address: address), Key(kind: kind, address: nil)] {
                    guard let window = windows[key], window.count > 0 else { continue }
                    windows[key] = Window(start: window.start, count: window.count - 1)
                }
            }
        }
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
        guard windows.count + count > maximumKeys else { return }
        windows = windows.filter { now - $1.start < hour }
        if windows.count + count > maximumKeys {
            windows = windows.filter { $0.key.address == nil }
        }
    }
}
