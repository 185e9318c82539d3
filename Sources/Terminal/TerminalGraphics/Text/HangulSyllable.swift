/// A Hangul syllable composed from the conjoining letters at the start of a cluster.
///
/// A terminal may give conjoining letters four columns or two; the composed syllable always takes two. The arithmetic
/// is from the Unicode Standard, section 3.12.
struct HangulSyllable {
    let scalar: Unicode.Scalar
    /// The number of the cluster's scalars that form the syllable: 2 or 3.
    let length: Int

    init?(_ scalars: String.UnicodeScalarView) {
        let letters = scalars.prefix(3).map(\.value)
        guard letters.count >= 2, (0x1100...0x1112).contains(letters[0]),
            (0x1161...0x1175).contains(letters[1])
        else { return nil }
        let open = 0xAC00 + ((letters[0] - 0x1100) * 21 + (letters[1] - 0x1161)) * 28
        let hasFinal = letters.count == 3 && (0x11A8...0x11C2).contains(letters[2])
        let value = hasFinal ? open + letters[2] - 0x11A7 : open
        guard let scalar = Unicode.Scalar(value) else { return nil }
        self.scalar = scalar
        length = hasFinal ? 3 : 2
    }
}
