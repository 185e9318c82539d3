import StoreText
import TerminalGraphics

/// The Shop screen: the product list, and the details of the selected product.
struct ShopScreen: ScreenComponent {
    let logName = "shop"
    let name = TextKey.tabShop
    let topic = "buying"

    func listWidth(of width: Int) -> Int {
        width >= 100 ? min(width * 54 / 100, 80) : width * 56 / 100
    }

    func draw(_ model: Model, in layout: Layout, on canvas: inout Canvas) {
        ShopView(model: model, layout: layout).draw(on: &canvas)
    }
}
