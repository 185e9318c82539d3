import StoreModel

/// Reads the prices and the sale of a product from kiosk's own catalog format.
struct KioskPriceReader {
    let item: SourceItem

    /// Returns the price of each storefront. An invalid price is left out with a warning.
    func prices() -> [String: Price] {
        guard let list = item.item("prices") else {
            item.warn("prices", "there is no price, so it cannot be bought")
            return [:]
        }
        return prices(list, outcome: "it cannot be bought there")
    }

    /// Returns the sale of each storefront that has one.
    ///
    /// - Parameter regular: The regular prices.
    func sales(regular: [String: Price]) -> [String: CatalogSale] {
        guard let sale = item.item("sale") else { return [:] }
        sale.checkNames(["ends", "prices"])
        guard let ends = sale.text("ends").flatMap(ISODate.timestamp) else {
            sale.warn("ends", "a date such as 2030-01-01 is expected; there is no sale")
            return [:]
        }
        guard let list = sale.item("prices") else {
            sale.warn("prices", "there are no prices; there is no sale")
            return [:]
        }
        var sales: [String: CatalogSale] = [:]
        for (country, price) in prices(list, outcome: "there is no sale there") {
            guard let usual = regular[country], price.milliunits < usual.milliunits else {
                list.warn(
                    country, "the price is not lower than the usual one; there is no sale there")
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
                list.warn(member.key, "\(Quote.short(member.key)) is no storefront such as USA")
                continue
            }
            do throws(PriceText.Fault) {
                let text = list.text(member.key) ?? ""
                prices[entry.storefront.countryCode] = try PriceText.price(text, in: currency)
            } catch {
                list.warn(member.key, "\(error.message), so \(outcome)")
            }
        }
        return prices
    }
}
