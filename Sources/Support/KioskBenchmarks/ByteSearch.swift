/// Searches byte sequences.
enum ByteSearch {
    /// Returns the end of each occurrence of the needle.
    static func ends(of needle: [UInt8], in hay: some Collection<UInt8>) -> [Int] {
        let hay = Array(hay)
        guard let first = needle.first, hay.count >= needle.count else { return [] }
        return (0...hay.count - needle.count).compactMap { start in
            let isHere = hay[start] == first && hay[start...].starts(with: needle)
            return isHere ? start + needle.count : nil
        }
    }

    /// Returns whether the text occurs in the bytes.
    static func has(_ text: String, in hay: some Collection<UInt8>) -> Bool {
        !ends(of: Array(text.utf8), in: hay).isEmpty
    }
}
