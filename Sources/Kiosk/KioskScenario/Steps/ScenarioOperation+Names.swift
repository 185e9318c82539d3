extension ScenarioOperation {
    /// The names of products in the operation.
    var products: [ProductName] {
        switch self {
        case .buy(let purchase), .buyOutside(let purchase): [purchase.product]
        case .settle(_, let name), .change(_, let name): [name.product]
        case .finish(let finish): [finish.purchase.product]
        case .subscription(_, let name), .announcePrice(_, _, let name): [name]
        case .edit(let edit): [edit.product]
        case .undoEdits(let names): names
        case .server(let question): question.products
        default: []
        }
    }

    /// The names of goods in the operation.
    var goods: [GoodName] {
        if case .spend(let spend) = self { [spend.good] } else { [] }
    }
}

extension TeamServerRequest {
    /// The names of products whose ids the request contains.
    fileprivate var products: [ProductName] {
        path.compactMap(Self.product) + (body.map(Self.products) ?? [])
    }

    private static func product(_ part: Part) -> ProductName? {
        if case .id(_, let name) = part { name } else { nil }
    }

    private static func products(in json: PlainJSON) -> [ProductName] {
        switch json {
        case .null, .flag, .number: []
        case .text(let text): [variable(inBody: text).flatMap(product)].compactMap(\.self)
        case .list(let elements): elements.flatMap(products)
        case .object(let members):
            members.sorted { $0.key < $1.key }.flatMap { products(in: $0.value) }
        }
    }
}
