import StoreModel

/// Inputs that are mutated from seeds deterministically, for runs without libFuzzer.
package struct Mutations: Sequence, IteratorProtocol {
    private var chance: SeededGenerator
    private var seeds: [[UInt8]]
    private let words: [[UInt8]]

    /// Creates the inputs of a target from a seed number.
    package init(of target: any FuzzTarget, seed: UInt64) {
        chance = SeededGenerator(seed: seed)
        seeds = target.seeds
        words = target.words
    }

    /// Returns another input; the sequence is infinite.
    package mutating func next() -> [UInt8]? {
        var bytes = seeds.randomElement(using: &chance) ?? []
        for _ in 0..<Int.random(in: 1...6, using: &chance) { change(&bytes) }
        return bytes
    }

    private mutating func change(_ bytes: inout [UInt8]) {
        let place = Int.random(in: 0...bytes.count, using: &chance)
        let length = Int.random(in: 1...8, using: &chance)
        let end = Swift.min(bytes.count, place + length)
        switch Int.random(in: 0..<5, using: &chance) {
        case 0 where place < bytes.count: bytes[place] ^= 1 << UInt8(length - 1)
        case 1 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &chance)
        case 2: bytes.removeSubrange(place..<end)
        case 3: bytes.insert(contentsOf: words.randomElement(using: &chance) ?? [0], at: place)
        case 4:
            let other = seeds.randomElement(using: &chance) ?? []
            bytes.replaceSubrange(place..<end, with: other.suffix(length * 4))
        default: bytes.append(UInt8.random(in: 0...255, using: &chance))
        }
    }
}
