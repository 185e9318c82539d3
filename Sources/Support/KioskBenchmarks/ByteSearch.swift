/// Searches byte sequences.
enum ByteSearch {
    /// Returns the end of each occurrence of the needle.
    static func ends(of needle: [UInt8], in haystack: some Collection<UInt8>) -> [Int] {
        let haystack = Array(haystack)
        guard let first = needle.first, haystack.count >= needle.count else { return [] }
        return (0...haystack.count - needle.count).compactMap { start in
            let isMatch = haystack[start] == first && haystack[start...].starts(with: needle)
            return isMatch ? start + needle.count : nil
        }
    }

    /// Returns whether the text occurs in the bytes.
    static func has(_ text: String, in haystack: some Collection<UInt8>) -> Bool {
        !ends(of: Array(text.utf8), in: haystack).isEmpty
    }
}
