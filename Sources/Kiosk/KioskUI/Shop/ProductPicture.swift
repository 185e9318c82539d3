import StoreModel
import TerminalGraphics

/// A small picture of a product: the one that the catalog selects, or one generated from the product ID.
///
/// A picture has twelve by eight points, with two by two points in each cell, and takes six columns and four rows. It
/// has the color of the product's type. The same ID always has the same picture.
struct ProductPicture {
    /// The picture's size in cells.
    static let size = Size(width: 6, height: 4)
    private static let points = Size(width: 12, height: 8)

    /// The rows of cells, from the top down.
    let rows: [SafeText]

    init(_ product: Product) {
        rows =
            product.symbol.flatMap { PictureSymbols.rows[$0] }
            ?? Self.rows(of: Self.made(from: product.id.rawValue))
    }

    private static func rows(of isSet: [[Bool]]) -> [SafeText] {
        (0..<size.height).map { row in
            .joined(
                (0..<size.width).map { column in
                    let (x, y) = (column * 2, row * 2)
                    let points = [
                        isSet[y][x], isSet[y][x + 1], isSet[y + 1][x], isSet[y + 1][x + 1],
                    ]
                    return quadrants[points.reversed().reduce(0) { $0 * 2 + ($1 ? 1 : 0) }]
                })
        }
    }

    /// Indexed by the bits of the points: upper left, upper right, lower left, lower right.
    private static let quadrants: [SafeText] = [
        " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
    ]

    // MARK: Generated pictures

    /// Generates the left half from the ID's hash and mirrors it, because symmetrical pictures resemble objects.
    private static func made(from id: String) -> [[Bool]] {
        var bits = id.fnv1a
        let half = points.width / 2
        return (0..<points.height).map { y in
            let left = (0..<half).map { x -> Bool in
                bits = next(bits)
                // Points are denser in the middle than at the rim.
                let isRim = x == 0 || y == 0 || y == points.height - 1
                return bits >> 33 & 0xFF < (isRim ? 70 : 150)
            }
            return left + left.reversed()
        }
    }

    /// Advances a state with SplitMix64's mixing function (S. Vigna).
    private static func next(_ state: UInt64) -> UInt64 {
        var mixed = state &+ 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

// MARK: Symbols

/// The pictures that a catalog can select with `symbol`.
enum PictureSymbols {
    /// The rows of each picture by its name, from the top down: four rows of six quadrant characters.
    static let rows: [String: [SafeText]] = [
        "basket": [" ▗▀▀▖ ", "▗▙▄▄▟▖", "▝▞▞▞▟▘", " ▀▀▀▀ "],
        "book": ["▐▀▜▐▀▌", "▐▝▐▐▝▌", "▐▝▐▐▝▌", "▝▀▜▞▀▘"],
        "chest": ["▗▀▀▀▀▖", "▐▀▜▛▀▌", "▐ ▝▘ ▌", "▝▀▀▀▀▘"],
        "coin": [" ▄██▄ ", "▐▛▟▙▜▌", "▐▙▜▛▟▌", " ▀██▀ "],
        "crown": ["▗ ▗▖ ▖", "▐▚▞▚▞▌", "▐▄▙▟▄▌", "▝▀▀▀▀▘"],
        "egg": ["  ▟▙  ", " ▟▙█▚ ", " ▙█▜█ ", " ▝██▘ "],
        "flame": ["  ▟   ", " ▟█▐▖ ", " █▜█▌ ", " ▝▄▛  "],
        "flower": [" ▗▙▟▖ ", " ▜▙▟▛ ", "  ▚▞  ", " ▜▟▙▛ "],
        "gem": [" ▄▜▛▄ ", "▟▙▟▙▟▙", "▝▙▐▌▟▘", "  ▜▛  "],
        "gift": [" ▞▚▞▚ ", "▐▀▜▛▀▌", "▐▀▜▛▀▌", "▐▄▟▙▄▌"],
        "heart": [" ▄▖▗▄ ", "▐████▌", " ▜██▛ ", "  ▜▛  "],
        "house": [" ▗▟▙▖ ", "▝▛▀▀▜▘", " ▌▀▐▐ ", " ▙█▟▟ "],
        "key": [" ▄▖   ", "▐ ▐▄▄▄", "▝▄▞ ▌▌", "      "],
        "moon": [" ▄█▀  ", "▐█▘   ", "▐█▖  ▖", " ▀██▀ "],
        "music": ["  ▐▀▀▜", "  ▐  ▐", " ▄▟ ▄▟", "▝█▛▝█▛"],
        "mute": ["  ▟ ▖▖", "▗██ ▞▖", "▝██   ", "  ▜   "],
        "potion": ["  ▜▛  ", "  ▞▚  ", " ▞▄▄▚ ", " ▜██▛ "],
        "scroll": ["▐▀▀▀▀▌", " ▌▀▀ ▌", " ▌▀▀ ▌", "▐▄▄▄▄▌"],
        "shield": ["▐▀▜▛▀▌", "▐▄▟▙▄▌", "▝▖▐▌▗▘", " ▝▐▌▘ "],
        "star": ["  ▐▌  ", "▗▄██▄▖", " ▜██▛ ", " ▛▘▝▜ "],
        "ticket": ["▗▄▄▄▄▖", "▝▖▌▄▖▌", "▗▘▌▄▖▌", "▝▀▀▀▀▘"],
        "torch": ["  ▟▖  ", " ▐▙█  ", "  ▜▘  ", "  ▐   "],
    ]
}
