/// A colour in the OKLab space: lightness, green to red, blue to yellow.
///
/// Björn Ottosson, "A perceptual color space for image processing" (2020): distances correspond to perceived
/// differences. A trained eye can distinguish colours 0.02 apart, side by side.
struct OKLab: Hashable, Sendable {
    /// From 0 (black) to 1 (white).
    let lightness: Double
    let a: Double
    let b: Double

    init(_ color: RGB) {
        let (red, green, blue) = color.linear
        let long = Roots.cube(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = Roots.cube(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = Roots.cube(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
        a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    }

    /// The distance from grey.
    var chroma: Double { (a * a + b * b).squareRoot() }

    /// Returns the perceived difference from another colour.
    func distance(to other: OKLab) -> Double {
        let (light, red, yellow) = (lightness - other.lightness, a - other.a, b - other.b)
        return (light * light + red * red + yellow * yellow).squareRoot()
    }

    /// Returns the similarity of two hues: 1 equal, -1 opposite, 0 if one of them is grey.
    func hueLikeness(to other: OKLab) -> Double {
        let product = chroma * other.chroma
        return product > 0 ? (a * other.a + b * other.b) / product : 0
    }
}
