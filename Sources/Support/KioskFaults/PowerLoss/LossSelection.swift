import KioskTestSupport

/// What a power failure takes of the things that were not durable, drawn from a seed.
struct LossSelection {
    /// The unit that a disk writes whole or not at all, in bytes.
    static let sector = 512

    /// In which way things are lost.
    enum Way: CaseIterable {
        /// All of it is lost.
        case nothingStays
        /// All of it is there, but for a part of the last write to each file.
        case lastWriteTorn
        /// All of it is there.
        case everythingStays
        /// Each write is there or not.
        case someWrites
        /// Each sector is there or not.
        case someSectors
        /// Files are as long as they should be, with zeros for what is lost.
        case emptySectors
    }

    /// What becomes of one write.
    enum OfWrite {
        case kept, lost, torn
    }

    let way: Way
    private var generator: SplitMix64

    /// The luck of a seed.
    init(seed: UInt64) {
        generator = SplitMix64(seed: seed)
        let ways = Way.allCases
        way = ways[Int(generator.next() % UInt64(ways.count))]
    }

    mutating func keepsName() -> Bool {
        switch way {
        case .nothingStays: false
        case .everythingStays, .lastWriteTorn: true
        case .someWrites, .someSectors, .emptySectors: coin()
        }
    }

    mutating func keepsLength() -> Bool { keepsName() }

    func growsEmpty() -> Bool { way == .emptySectors }

    mutating func ofWrite(isLast: Bool) -> OfWrite {
        switch way {
        case .nothingStays: .lost
        case .everythingStays: .kept
        case .lastWriteTorn: isLast ? .torn : .kept
        case .someWrites: coin() ? .kept : .lost
        case .someSectors, .emptySectors: .torn
        }
    }

    mutating func keepsSector(_ write: OfWrite) -> Bool {
        switch write {
        case .kept: true
        case .lost: false
        case .torn: coin()
        }
    }

    private mutating func coin() -> Bool { generator.next() & 1 == 0 }
}
