import KioskUI
import StoreModel
import TerminalGraphics

/// The cost of each key typed into the shop's filter: narrowing the list, and drawing the frame.
///
/// Words are typed letter by letter; the last three letters are deleted and typed again.
enum SearchKeysTrial {
    private static let rounds = 3

    static func figures() -> [Figure] {
        [10_000, 100_000].flatMap { count in
            var model = ShopModel.showing(WordedProducts.listed(count), in: InterfaceSetup.window)
            var (filtering, drawing): ([Double], [Double]) = ([], [])
            for word in Array(repeating: WordedProducts.searches, count: rounds).joined() {
                press(KeyPress(.character("/")), &model)
                for key in keys(of: word) {
                    let watch = Stopwatch()
                    press(key, &model)
                    filtering.append(watch.milliseconds)
                    var canvas = Canvas(size: model.size, fill: .text)
                    view(model, on: &canvas)
                    drawing.append(watch.milliseconds)
                }
                press(KeyPress(.escape), &model)
            }
            let what = "search among \(count), a key"
            return [
                Figure(name: "\(what): filter alone", unit: "ms", sample: Sample(filtering)),
                Figure(
                    name: "\(what): filter and frame", unit: "ms", sample: Sample(drawing),
                    goal: .below(16, .p99)),
            ]
        }
    }

    private static func keys(of word: String) -> [KeyPress] {
        let letters = word.map { KeyPress(.character($0)) }
        let end = letters.suffix(3)
        return letters + end.map { _ in KeyPress(.backspace) } + end
    }

    private static func press(_ key: KeyPress, _ model: inout Model) {
        _ = update(&model, .input(.key(key), at: ShopModel.now))
    }
}
