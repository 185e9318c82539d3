import StoreModel

/// Decides which of the changes that are not durable a power failure loses; derived from a seed.
struct LossSelection {
    /// The size of a disk's atomic write, in bytes.
    static let sector = 512

    /// The pattern of the losses.
    enum Way: CaseIterable {
        /// All changes are lost.
        case nothingStays
        /// All changes are kept, except for parts of the last write to each file.
        case lastWriteTorn
        /// All changes are kept.
        case everythingStays
        /// Each write is kept or lost.
        case someWrites
        /// Each sector is kept or lost.
        case someSectors
        /// Files have their full length, with zeros in place of lost sectors.
        case emptySectors
    }

    /// The result for one write.
    enum OfWrite {
        case kept, lost, torn
    }

    let way: Way
    private var generator: SeededGenerator

    /// Derives the decisions from a seed.
    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
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
