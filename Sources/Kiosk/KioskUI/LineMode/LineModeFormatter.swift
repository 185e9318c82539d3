import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// Describes the subjects of line mode: in one line for a list, or with all facts, one a line.
struct LineModeFormatter: ModelFormatting {
    let model: Model

    /// Returns a subject in one line; nil if it is not loaded.
    func line(of target: LineModeTarget) -> SafeText? {
        switch target {
        case .product(let id): line(of: id)
        case .soldProduct: model.soldProduct(target).map(line)
        case .transaction: model.row(of: target).map(line)
        case .order: model.order(of: target).map(line)
        case .event(let id): model.log.events.last { $0.id == id }.map(line)
        case .good(let good): formatter.sanitized(formatter.goods(model.balance(of: good)))
        case .subscription(let id): model.subscription(id).map(line)
        case .storeSubscription: model.storeSubscription(target).map(line)
        }
    }

    /// Returns all facts about a subject; nil if it is not loaded.
    func details(of target: LineModeTarget) -> [SafeText]? {
        switch target {
        case .product(let id): details(of: id)
        case .soldProduct: model.soldProduct(target).map(details)
        case .transaction: model.row(of: target).map(details)
        case .order: model.order(of: target).map(details)
        case .event(let id): model.log.events.last { $0.id == id }.map(details)
        case .good(let good): details(of: good)
        case .subscription(let id): model.subscription(id).map(details)
        case .storeSubscription: model.storeSubscription(target).map(details)
        }
    }

    // MARK: Products

    /// Returns a product in one line: title, price and status.
    private func line(of id: ProductID) -> SafeText {
        guard let product = model.shop.product(id) else {
            return formatter.commaSeparated([
                formatter.sanitized(id.rawValue), formatter.text(.notOnSale),
            ])
        }
        return formatter.commaSeparated([
            formatter.sanitized(product.displayName), formatter.price(of: product),
            product.sale.map {
                formatter.text(.wasPrice, formatter.prices.string($0.regularPrice))
            },
            ProductRowView(model: model, width: 80).badge(of: product)?.text,
        ])
    }

    private func details(of id: ProductID) -> [SafeText] {
        guard let product = model.shop.product(id) else {
            let item = model.shop.catalog?.invalid.first { $0.productID == id }
            let reason = item.map { formatter.messages.sentence(for: $0.reason, productID: id) }
            return [line(of: id), formatter.sanitized(reason ?? "")]
        }
        let head: [SafeText?] = [
            line(of: id), model.engine.newestOpenRow(of: id).map(state),
            model.blockedReason(product).map { formatter.text(.blockedBuy, $0.string) },
            meaning(of: product.type), formatter.sanitized(product.description),
        ]
        let facts = ProductDetailBlock(model: model).facts(of: product)
        return head.compactMap(\.self) + facts.map(formatter.fact) + [
            formatter.fact(.labelID, untrusted: id.rawValue)
        ]
    }

    /// Returns the name of a product type, and what it means for the customer.
    func meaning(of type: ProductType) -> SafeText {
        formatter.commaSeparated([
            formatter.sanitized(formatter.messages.name(of: type)),
            formatter.sanitized(formatter.messages.promise(of: type)),
        ])
    }

    // MARK: Library

    /// Returns a balance and its latest changes, the newest first.
    private func details(of good: GoodID) -> [SafeText] {
        let view = LibraryView(model: model, layout: model.layout)
        let changes = model.engine.snapshot.wallet.entries.lazy.filter { $0.change.good == good }
        return [formatter.text(.spendHave, formatter.goods(model.balance(of: good)))]
            + changes.prefix(NumberedList.defaultPageSize).map { entry in
                let amount = SafeText(formatted: formatter.counts.change(entry.change.amount))
                let parts = [amount, model.storeTimeText(entry.at), view.reason(entry)]
                return formatter.commaSeparated(parts.filter { !$0.isEmpty })
            }
    }

    /// Returns an owned product in one line: title, origin and date.
    func line(of owned: Entitlement) -> SafeText {
        let view = LibraryView(model: model, layout: model.layout)
        return formatter.commaSeparated([
            title(of: owned.productID), formatter.text(.owned),
            view.origin(owned), view.since(owned),
        ])
    }

    /// Returns an owned subscription in one line: title, state, renewal and price increase.
    private func line(of view: VerifiedSubscription) -> SafeText {
        formatter.commaSeparated([
            title(of: view.transaction.productID),
            formatter.sanitized(formatter.messages.name(of: .autoRenewable)),
            formatter.sanitized(formatter.subscriptions.state(of: view)), model.future(of: view),
            formatter.subscriptions.increase(of: view).map(formatter.sanitized),
        ])
    }

    /// Returns the line of a subscription, followed by its events, the oldest first.
    private func details(of view: VerifiedSubscription) -> [SafeText] {
        [line(of: view)]
            + model.history(of: view.originalID).events.map { event in
                formatter.commaSeparated([
                    SafeText(formatted: formatter.times.day(event.at)),
                    model.text(of: event, isNamed: true),
                ])
            }
    }

    // MARK: Sandbox store

    private func line(of order: SandboxOrder) -> SafeText {
        formatter.commaSeparated([
            title(of: order.productID),
            formatter.text(order.standing), formatter.price(order.charge),
            model.owner(order.account),
            model.storeTimeText(order.at),
        ])
    }

    private func details(of order: SandboxOrder) -> [SafeText] {
        let facts = formatter.facts(of: order).map(formatter.fact)
        return [
            title(of: order.productID),
            formatter.fact(.labelState, formatter.text(order.standing)),
        ] + facts.prefix(1) + [formatter.partialRefundText(of: order)].compactMap(\.self)
            + facts.dropFirst()
    }

    private func line(of subscription: SandboxSubscription) -> SafeText {
        formatter.commaSeparated([
            title(of: subscription.productID),
            model.state(of: subscription), model.owner(subscription.account),
        ])
    }

    private func details(of subscription: SandboxSubscription) -> [SafeText] {
        [line(of: subscription)] + model.facts(of: subscription).map(formatter.fact)
    }

    private func line(of product: SandboxProduct) -> SafeText {
        formatter.commaSeparated([formatter.sanitized(product.displayName), status(of: product)])
    }

    private func details(of product: SandboxProduct) -> [SafeText] {
        let sale = model.offer(of: product)?.sale.map { sale in
            let end = SafeText(formatted: formatter.times.dateTime(sale.ends))
            return formatter.fact(
                .labelSale, formatter.commaSeparated([formatter.price(sale.price), end]))
        }
        return [
            formatter.sanitized(product.displayName),
            formatter.fact(.labelState, status(of: product)), sale ?? .empty,
        ] + product.changes.map { formatter.fact(.labelChanged, untrusted: "\($0)") }
            + [formatter.fact(.labelID, untrusted: product.productID.rawValue)]
    }

    /// Returns the price of a product, or why it is not sold.
    private func status(of product: SandboxProduct) -> SafeText {
        let status = formatter.text(product.standing)
        guard product.type != nil, product.availability == .cleared else { return status }
        guard let offer = model.offer(of: product) else { return formatter.text(.notOnSale) }
        return formatter.commaSeparated([status, formatter.price(offer.price)])
    }

    // MARK: Log

    /// Returns an event in one line: time, name, detail and order number.
    func line(of event: LogEvent) -> SafeText {
        let detail = event.entry.detail
        return formatter.commaSeparated([
            SafeText(formatted: String(formatter.times.preciseClock(event.at).prefix(8))),
            formatter.sanitized(formatter.messages.name(of: event.entry)),
            detail.isEmpty ? nil : SafeText(untrusted: detail, limit: 80),
            model.log.number(of: event).map { formatter.text(.orderNumber, $0.rawValue) },
        ])
    }

    private func details(of event: LogEvent) -> [SafeText] {
        let facts = LogDetail(model: model, event: event).facts.map(formatter.fact)
        let isSent = event.sequence <= model.log.acknowledged
        return [line(of: event)] + facts + [formatter.text(isSent ? .logSent : .logUnsent)]
    }
}
