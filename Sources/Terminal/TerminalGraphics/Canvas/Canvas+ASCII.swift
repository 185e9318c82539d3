extension Canvas {
    /// Returns the same canvas for a terminal that shows ASCII only, with each cell in the same column.
    ///
    /// Lines and known symbols become their ASCII forms, accented Latin letters lose their accents, everything else
    /// becomes `?`, twice for a wide cluster. It is applied last, so that views can draw for a terminal with all
    /// symbols; text that must stay legible (a price) should be ASCII from the start.
    package func inASCII() -> Canvas {
        var canvas = self
        canvas.replaceCells { cell in
            var cell = cell
            cell.direction = .leftToRight
            if cell.width == 1 {
                cell.text = ASCIIForm.of(cell.text)
            } else {
                // Both halves of a wide cluster become separate cells.
                cell.text = "?"
                cell.width = 1
            }
            return cell
        }
        canvas.title = canvas.title?.inASCII
        return canvas
    }
}

extension SafeText {
    /// The text in ASCII, in the same columns; see `Canvas.inASCII()`.
    package var inASCII: SafeText {
        var result = ""
        for cluster in CellClusters(self) {
            switch cluster.kind {
            case .directionMark: break
            case .lineFeed: result += "\n"
            case .printed: result += cluster.width == 2 ? "??" : ASCIIForm.of(cluster.text)
            }
        }
        return SafeText(checked: result, width: width)
    }
}

/// The ASCII form of one narrow cluster.
private enum ASCIIForm {
    static func of(_ text: String) -> String {
        guard let scalar = text.unicodeScalars.first else { return "?" }
        if scalar.isASCII { return String(Character(scalar)) }
        if let arms = BoxArms(symbol: text) { return arms.ascii }
        return forms[scalar] ?? "?"
    }

    /// The project's symbols whose ASCII form is as narrow, and the letters and signs of Latin-1.
    private static let forms: [Unicode.Scalar: String] = {
        var forms: [Unicode.Scalar: String] = [:]
        for (symbols, plain) in [letters, punctuation, money, blocks] {
            for (symbol, plain) in zip(symbols.unicodeScalars, plain) {
                forms[symbol] = String(plain)
            }
        }
        for glyph in Glyph.allCases where glyph.text(.ascii).width == 1 {
            guard let scalar = glyph.text(.unicode).string.unicodeScalars.first else { continue }
            forms[scalar] = glyph.text(.ascii).string
        }
        return forms
    }()

    private static let letters = (
        "ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöøùúûüýÿßŁłŒœŠšŽž",
        "AAAAAACEEEEIIIINOOOOOOUUUUYaaaaaaceeeeiiiinoooooouuuuyysLlOoSsZz"
    )
    private static let punctuation = ("‘’‚“”„–—−«»¡¿÷°©®←→↑↓", "''''''---<>!?/ocr<>^v")
    private static let money = ("¢£¥€", "cLYE")
    private static let blocks = ("▁▂▃▄▅▆▇█▌▐▀▘▝▖▗▙▛▜▟▚▞◐◓◑◒", "_.,-=+*#][###########|/-\\")
}
