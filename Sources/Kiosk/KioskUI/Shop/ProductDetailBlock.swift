import KioskPresentation
import StoreText
import PurchaseCore
import StoreModel
import TerminalGraphics

struct ProductDetailBlock: ModelFormatting {
    let model: Model

    /// Returns the details of a product that is not on sale, of which only the ID is known.
    func block(of item: UnavailableProduct, width: Int) -> TextBlock {
        var block = TextBlock(width: width)
        block.add(formatter.sanitized(item.productID.rawValue), Style(.title, on: nil, .bold))
        block.add(formatter.marked(.unavailable, model.reason(of: item)), Style(.warning))
        return block
    }

    func block(of product: Product, width: Int) -> TextBlock {
        var block = TextBlock(width: width)
        addHeadBesidePicture(product, to: &block)
        block.add(formatter.sanitized(product.id.rawValue), Style(.muted))
        addNow(product, to: &block)
        addOffer(product, to: &block)
        if !product.description.isEmpty {
            block.addBlankLine()
            block.add(SafeText(untrusted: product.description, multiline: true))
        }
        block.addBlankLine()
        addFacts(product, to: &block)
        return block
    }

    /// Adds title, price and type, beside the product's picture if there is room for it.
    private func addHeadBesidePicture(_ product: Product, to block: inout TextBlock) {
        let picture = ProductPicture.size
        let room = block.width - picture.width - 2
        guard room >= 24 else { return addHead(product, to: &block) }
        var head = TextBlock(width: room)
        addHead(product, to: &head)
        let rows = ProductPicture(product).rows
        let style = Style(product.type.role)
        for index in 0..<max(rows.count, head.lines.count) {
            let part =
                index < rows.count ? rows[index] : (" " as SafeText).repeated(picture.width)
            let text = index < head.lines.count ? head.lines[index] : []
            block.add(line: [(part, style), ("  ", .text)] + text)
        }
    }

    private func addHead(_ product: Product, to block: inout TextBlock) {
        block.add(
            "\(formatter.glyphs[product.type.glyph]) ",
            hanging: formatter.sanitized(product.displayName), limit: 4,
            Style(.title, on: nil, .bold))
        var price: TextBlock.Line = [(formatter.price(of: product), Style(.price, on: nil, .bold))]
        if let sale = product.sale {
            price = [(formatter.price(of: product), Style(.priceSale, on: nil, .bold))]
            let was = formatter.text(.wasPrice, formatter.prices.string(sale.regularPrice))
            price.append(("  \(was)", Style(.muted)))
        }
        if model.owns(product.id) {
            price.append(("  \(formatter.marked(.owned, formatter.text(.owned)))", Style(.owned)))
        }
        if product.newUntil != nil {
            price.append(
                ("  \(formatter.marked(.info, formatter.text(.newBadge)))", Style(.accent)))
        }
        block.add(line: price)
        let charge: TextKey = product.type == .nonConsumable ? .chargeOnce : .chargeEach
        var kind = formatter.sanitized(formatter.messages.name(of: product.type))
        if product.type != .autoRenewable {
            kind += " \(formatter.glyphs[.separator]) \(formatter.text(charge))"
        }
        block.add(kind, Style(product.type.role))
        addIntroduction(product, to: &block)
    }

    /// Adds the introductory offer of a subscription, if the customer is eligible for it.
    private func addIntroduction(_ product: Product, to block: inout TextBlock) {
        guard let terms = model.terms(of: product), terms.kind == .begins, terms.offer != nil,
            let sentence = formatter.subscriptions.sentence(
                terms, of: product, title: { $0.rawValue })
        else { return }
        block.add(formatter.sanitized(sentence), Style(.priceSale, on: nil, .bold))
    }

    /// Adds what the purchase key does, or why the product cannot be bought.
    private func addOffer(_ product: Product, to block: inout TextBlock) {
        block.addBlankLine()
        // With a saved catalog, the offer is shown already, so that the layout does not change when the store answers.
        let isCurrent = model.shop.isCatalogCurrent
        if isCurrent || model.isOffline, let reason = model.blockedReason(product) {
            let why = formatter.text(.blockedBuy, reason.string)
            block.add(formatter.marked(.unavailable, why), Style(.warning))
            return
        }
        let offer = offer(of: product)
        // The key can be remapped in the config file.
        let key = formatter.sanitized(model.keyName(.buy))
        guard key.width + 2 + offer.width <= block.width else {
            return block.add("\(key)  \(offer)", Style(isCurrent ? .hintKey : .muted))
        }
        block.add(line: [
            (key, Style(isCurrent ? .hintKey : .muted)),
            ("  \(offer)", isCurrent ? .text : Style(.muted)),
        ])
    }

    /// Returns what buying a product does: it costs its price, or nothing, or changes the plan.
    func offer(of product: Product) -> SafeText {
        if model.hasBought(product.id), product.type == .nonConsumable {
            return formatter.text(.offerFreeAgain)
        }
        let cost = model.terms(of: product)?.price ?? product.price
        let price = cost.map { formatter.price($0).string } ?? ""
        return change(product) ?? formatter.text(.offerBuy, price)
    }

    /// Returns what the purchase key does with a plan of a group in which another plan is owned; nil if it is a
    /// purchase.
    private func change(_ product: Product) -> SafeText? {
        switch model.terms(of: product)?.kind {
        case .changesNow, .replaces, .changesLater: formatter.text(.hintPlan)
        case .resumes: formatter.text(.hintResume)
        case .begins, .recovers, .active, nil: nil
        }
    }

    /// Adds the state of the newest open purchase of the product.
    private func addNow(_ product: Product, to block: inout TextBlock) {
        guard let row = model.engine.newestOpenRow(of: product.id) else { return }
        let stateStyle = StateStyle(row)
        let age = SafeText(formatted: formatter.ages.string(since: row.ageStart, now: model.now))
        block.addBlankLine()
        block.add(line: [
            ("\(formatter.text(.labelNow))  ", Style(.muted)),
            (glyph(of: row), Style(stateStyle.role)),
            (" \(formatter.text(stateStyle.word))", Style(stateStyle.role, on: nil, .bold)),
            ("  \(age)", Style(.muted)),
        ])
        block.add(formatter.text(row.stageWord, andChargeOf: row), Style(stateStyle.role))
        if let wait = formatter.nextTry(of: row, at: model.now) { block.add(wait, Style(.muted)) }
    }

    private func addFacts(_ product: Product, to block: inout TextBlock) {
        let facts = facts(of: product)
        block.add(facts, column: min((facts.map(\.label.width).max() ?? 0) + 2, 16))
    }

    /// Returns the facts about a product, in display order.
    func facts(of product: Product) -> [Fact] {
        let duration = product.duration.map {
            SafeText(formatted: formatter.periods.length($0))
        }
        let last = model.engine.newestRow(of: product.id).map { row -> SafeText in
            "\(model.timeText(of: row)), \(formatter.text(StateStyle(row).word))"
        }
        let timeLeft = product.sale.map {
            formatter.text(
                .timeLeft, formatter.ages.string(until: $0.ends, now: model.storeNow))
        }
        return goods(of: product)
            + formatter.facts([.labelLastBought: last, .labelSale: timeLeft])
            + (product.subscription.map { facts(of: $0, of: product) } ?? [])
            + formatter.facts([
                .labelLasts: duration,
                .labelRestores: formatter.sanitized(formatter.messages.restores(product.type)),
                .labelFamily: formatter.text(
                    product.isFamilyShareable ? .familyShared : .familyNotShared),
            ])
    }

    /// Returns the granted goods, and the customer's balances of them.
    private func goods(of product: Product) -> [Fact] {
        guard !product.grants.isEmpty else { return [] }
        let have = product.grants.map { model.balance(of: $0.good) }
        let (range, grants) = (product.type.quantities, formatter.goods(product.grants))
        return formatter.facts([
            .labelYouHave: formatter.sanitized(formatter.goods(have)),
            .labelGrants: range.count > 1
                ? formatter.text(.grantsValue, grants, "\(range.lowerBound)-\(range.upperBound)")
                : formatter.sanitized(grants),
        ])
    }

    /// Returns the period of a subscription, its group, its level in it, the other plans, and the offers.
    private func facts(of subscription: SubscriptionInfo, of product: Product) -> [Fact] {
        let plans = model.plans(ofGroup: subscription.groupID)
        let lowest = plans.compactMap { $0.subscription?.level }.max() ?? subscription.level
        let others = plans.filter { $0.id != product.id }.prefix(8).map { plan in
            formatter.commaSeparated([
                formatter.sanitized(plan.displayName), formatter.price(of: plan),
            ])
        }
        let facts = formatter.facts([
            .labelPeriod: SafeText(formatted: formatter.periods.length(subscription.period)),
            .labelGroup: formatter.sanitized(subscription.groupName),
            .labelLevel: formatter.text(
                .levelValue, formatter.counts.string(subscription.level),
                formatter.counts.string(lowest)),
        ])
        return facts + billing(of: subscription)
            + others.map { Fact(formatter.text(.labelSiblings), $0) }
            + model.offers(of: subscription).prefix(8).map { offer(of: subscription, $0) }
    }

    /// Returns the billing plans, if a monthly one is available.
    private func billing(of subscription: SubscriptionInfo) -> [Fact] {
        let plans = subscription.billingPlans.filter(\.isEnabled)
        guard plans.contains(where: { $0.kind == .monthly }) else { return [] }
        return plans.compactMap { plan in
            guard let price = plan.price.map(formatter.price) else { return nil }
            let whole = plan.commitmentPrice.map(formatter.price) ?? formatter.text(.noPrice)
            let text =
                switch plan.kind {
                case .monthly: formatter.text(.billingMonthly, price.string, whole.string)
                case .upFront: formatter.text(.billingUpFront, price.string)
                }
            return Fact(formatter.text(.labelBilling), text)
        }
    }

    /// Returns an offer, or the note that the introductory offer was already used.
    private func offer(of subscription: SubscriptionInfo, _ offer: SubscriptionOffer) -> Fact {
        let introduced = model.engine.snapshot.subscriptions.introducedGroups
        let wasHad = offer.kind == .introductory && introduced.contains(subscription.groupID)
        let text =
            wasHad
            ? formatter.text(.introductionHad)
            : SafeText(formatted: formatter.periods.string(offer))
        let kind = formatter.sanitized(formatter.messages.name(of: offer.kind))
        return Fact(formatter.text(.labelOffers), formatter.fact(kind, text))
    }
}
