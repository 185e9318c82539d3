import StoreModel
import StoreText
import TerminalGraphics
import Testing

@testable import KioskUI

/// A screen or dialog that is drawn in the pseudo-locale.
enum PseudoScene: Hashable, Sendable, CustomTestStringConvertible {
    case golden(GoldenTests.Scene)
    case themes, palette, quantity, owned

    /// The scenes in the pseudo-locale, without ASCII-only terminals: those use plain English.
    static let all =
        GoldenTests.Scene.allCases.filter { $0 != .plain }.map(Self.golden)
        + [.themes, .palette, .quantity, .owned]

    var testDescription: String { "\(self)" }

    /// Returns the rows of the screen, or those of the dialog that covers it.
    func text(_ width: Int, _ height: Int) -> String {
        let model = model(width, height)
        var canvas = Canvas(size: model.size)
        view(model, on: &canvas)
        let rows = (0..<height).map { y in canvas.row(y).map(\.text) }
        let shown = model.overlay == nil ? rows : Self.inside(rows)
        return shown.map { $0.joined() }.joined(separator: "\n")
    }

    private func model(_ width: Int, _ height: Int) -> Model {
        let locale = LocalizedTexts.pseudoLocale
        if case .golden(let scene) = self {
            return GoldenTests().model(scene, width, height, locale)
        }
        var model = Fixture.model(width, height, locale: locale, owned: self == .owned)
        switch self {
        case .golden: break
        case .themes: _ = model.press("t")
        case .palette: _ = model.press(":")
        case .quantity: _ = model.press("b", .tab, .up)
        case .owned: _ = model.press("j", "j", "b")
        }
        return model
    }

    /// Returns the cells of the dialog with its frame. The text it covers is cut off legitimately, so it is
    /// excluded.
    private static func inside(_ rows: [[String]]) -> [[String]] {
        guard let top = rows.firstIndex(where: { $0.contains("┌") }),
            let left = rows[top].firstIndex(of: "┌"), let right = rows[top].lastIndex(of: "┐"),
            let bottom = rows.lastIndex(where: { $0.indices.contains(left) && $0[left] == "└" }),
            left < right, top < bottom
        else { return rows }
        return rows[top...bottom].map { row in
            Array(
                row.enumerated().filter { left <= $0.offset && $0.offset <= right }.map(\.element))
        }
    }
}
