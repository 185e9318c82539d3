/// The number of colours of a terminal, in ascending order.
package enum ColorDepth: String, CaseIterable, Comparable, Sendable {
    case mono, ansi8, ansi16, indexed256, truecolor

    package static func < (left: ColorDepth, right: ColorDepth) -> Bool {
        left.order < right.order
    }

    private var order: Int {
        switch self {
        case .mono: 0
        case .ansi8: 1
        case .ansi16: 2
        case .indexed256: 3
        case .truecolor: 4
        }
    }
}
