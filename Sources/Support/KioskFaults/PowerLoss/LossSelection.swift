import StoreModel

/// Decides which of the changes that are not durable a power failure loses; derived from a seed.
struct LossSelection {
    /// The size of a disk's atomic write, in bytes.
    static let sector = 512

    /// The pattern of the losses.
    enum Pattern: CaseIterable {
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
    enum WriteOutcome {
        case kept, lost, torn
    }

    let pattern: Pattern
    private var generator: SeededGenerator

    /// Derives the decisions from a seed.
    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        let patterns = Pattern.allCases
        pattern = patterns[Int(generator.next() % UInt64(patterns.count))]
    }

    mutating func keepsName() -> Bool {
        switch pattern {
        case .nothingStays: false
        case .everythingStays, .lastWriteTorn: true
        case .someWrites, .someSectors, .emptySectors: randomBit()
        }
    }

    mutating func keepsLength() -> Bool { keepsName() }

    func extendsWithZeros() -> Bool { pattern == .emptySectors }

    mutating func writeOutcome(isLast: Bool) -> WriteOutcome {
        switch pattern {
        case .nothingStays: .lost
        case .everythingStays: .kept
        case .lastWriteTorn: isLast ? .torn : .kept
        case .someWrites: randomBit() ? .kept : .lost
        case .someSectors, .emptySectors: .torn
        }
    }

    mutating func keepsSector(_ outcome: WriteOutcome) -> Bool {
        switch outcome {
        case .kept: true
        case .lost: false
        case .torn: randomBit()
        }
    }

    private mutating func randomBit() -> Bool { generator.next() & 1 == 0 }
}
