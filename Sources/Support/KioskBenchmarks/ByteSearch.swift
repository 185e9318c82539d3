/// Finds bytes in bytes.
enum ByteSearch {
    /// Where the needle ends, each time it stands in the hay.
    static func ends(of needle: [UInt8], in hay: some Collection<UInt8>) -> [Int] {
        let hay = Array(hay)
        guard let first = needle.first, hay.count >= needle.count else { return [] }
        return (0...hay.count - needle.count).compactMap { start in
            let isHere = hay[start] == first && hay[start...].starts(with: needle)
            return isHere ? start + needle.count : nil
        }
    }

    /// Whether the text stands in the hay.
    static func has(_ text: String, in hay: some Collection<UInt8>) -> Bool {
        !ends(of: Array(text.utf8), in: hay).isEmpty
    }
}
