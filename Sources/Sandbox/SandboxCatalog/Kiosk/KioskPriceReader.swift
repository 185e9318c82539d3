import StoreModel

/// Reads the prices and the sale of a product from kiosk's own catalog format.
struct KioskPriceReader {
    let item: SourceItem

    /// Returns the price of each storefront. An invalid price is left out with a warning.
    func prices() -> [String: Price] {
        guard let list = item.item("prices") else {
            item.warn("prices", "the price is missing; the product cannot be bought")
            return [:]
        }
        return prices(list, outcome: "the product cannot be bought there")
    }

    /// Returns the sale of each storefront that has one.
    ///
    /// - Parameter regular: The regular prices.
    func sales(regular: [String: Price]) -> [String: CatalogSale] {
        guard let sale = item.item("sale") else { return [:] }
        sale.checkNames(["ends", "prices"])
        guard let ends = sale.text("ends").flatMap(ISODate.timestamp) else {
            sale.warn("ends", "expected a date such as 2030-01-01; the sale is ignored")
            return [:]
        }
        guard let list = sale.item("prices") else {
            sale.warn("prices", "the prices are missing; the sale is ignored")
            return [:]
        }
        var sales: [String: CatalogSale] = [:]
        for (country, price) in prices(list, outcome: "the sale is ignored there") {
            guard let usual = regular[country], price.milliunits < usual.milliunits else {
                list.warn(
                    country, "the price is not below the regular one; the sale is ignored there")
                continue
            }
            sales[country] = CatalogSale(price: price, ends: ends)
        }
        return sales
    }

    private func prices(_ list: SourceItem, outcome: String) -> [String: Price] {
        var prices: [String: Price] = [:]
        for member in list.members {
            guard let entry = CatalogText.storefront(member.key),
                let currency = Currency(code: entry.currency)
            else {
                list.warn(
                    member.key,
                    "\(QuotedText.short(member.key)) is not a valid storefront such as USA")
                continue
            }
            do throws(PriceText.ParseError) {
                let text = list.text(member.key) ?? ""
                prices[entry.storefront.countryCode] = try PriceText.price(text, in: currency)
            } catch {
                list.warn(member.key, "\(error.message); \(outcome)")
            }
        }
        return prices
    }
}
