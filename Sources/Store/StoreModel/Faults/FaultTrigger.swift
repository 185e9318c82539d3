/// Selects those of the matching calls to which a planned fault applies.
public enum FaultTrigger: Hashable, Sendable {
    /// Every call.
    case every
    /// The `n`-th call, counted from 1; the next one is the first.
    case nth(Int)
    /// Each call with this probability, drawn from the seed and the number of the call; equal seeds draw equal results.
    case chance(percent: Int, seed: UInt64)

    /// The next call only.
    public static let once = FaultTrigger.nth(1)

    /// Returns whether the fault applies to the call with this number, counted from 1.
    public func applies(toCall number: Int) -> Bool {
        switch self {
        case .every: true
        case .nth(let wanted): number == wanted
        case .chance(let percent, let seed):
            Self.drawnPercent(seed, number) < UInt64(clamping: percent)
        }
    }

    /// Returns a number from 0 to 99.
    private static func drawnPercent(_ seed: UInt64, _ number: Int) -> UInt64 {
        var chance = SeededGenerator(seed: seed &+ UInt64(bitPattern: Int64(number)) << 32)
        return chance.next() % 100
    }
}

extension FaultTrigger: CustomStringConvertible, LosslessStringConvertible {
    /// The syntax of `kiosk sandbox fault`: `once`, `every`, `nth=3`, `chance=20%`, `chance=20%/7` with a seed.
    public var description: String {
        switch self {
        case .every: "every"
        case .nth(1): "once"
        case .nth(let number): "nth=\(number)"
        case .chance(let percent, 0): "chance=\(percent)%"
        case .chance(let percent, let seed): "chance=\(percent)%/\(seed)"
        }
    }

    /// Parses the form of ``description``; nil for any other text.
    public init?(_ text: String) {
        switch text {
        case "every": self = .every
        case "once": self = .once
        default:
            let parts = text.split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            switch parts[0] {
            case "nth":
                guard let number = Int(parts[1]), (1...Self.maximumCallNumber).contains(number)
                else {
                    return nil
                }
                self = .nth(number)
            case "chance":
                guard let chance = Self.chance(parts[1]) else { return nil }
                self = chance
            default: return nil
            }
        }
    }

    /// The highest valid number of a call.
    static let maximumCallNumber = 1_000_000

    private static func chance(_ text: Substring) -> FaultTrigger? {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, first.hasSuffix("%"), let percent = Int(first.dropLast()),
            (1...100).contains(percent)
        else { return nil }
        guard parts.count == 2 else { return .chance(percent: percent, seed: 0) }
        return UInt64(parts[1]).map { .chance(percent: percent, seed: $0) }
    }
}

extension FaultTrigger: Codable {
    /// Decodes the text form.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let moment = FaultTrigger(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "not a valid time of a fault")
        }
        self = moment
    }

    /// Encodes the text form.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
