/// The built-in catalog: the market of a game about keeping dragons.
///
/// It has twenty-four products in seven languages with prices in nine countries. Some are in review, removed, on sale
/// or unavailable in one country, so that every state can be tried.
package enum DemoCatalog {
    /// The catalog in kiosk's YAML format.
    package static let yaml = ([head] + sections).joined(separator: "\n") + "\n"

    /// Returns the catalog with a chapter that was added on a day such as `2030-01-31`, so that one product is always
    /// new.
    package static func yaml(newOn day: String) -> String {
        let line = "  - id: com.example.dragonmarket.chapter.emberdeep\n"
        return yaml.replacing(line, with: line + "    addedAt: \(day)\n")
    }

    /// The product that hides the sponsor from accounts that own it. Only this catalog has such a product.
    package static let sponsorHidingID = "com.example.dragonmarket.removeads"

    private static let sections = [gems, supplies, charms, looks, chapters, passes, club]

    private static let head = #"""
        # The storefront that prices are first read in, and the language that texts fall back to.
        app:
          bundle-id: com.example.kiosk
          apple-id: 1234567890
          name: Dragon Market
        storefront: USA
        locale: en
        products:
        """#
}

// MARK: Gems

extension DemoCatalog {
    /// Four packages of gems, the currency of the game.
    static let gems = #"""
          - id: com.example.dragonmarket.gems.60
            symbol: gem
            type: consumable
            reference: 60 Gems
            localizations:
              en:
                name: 60 Gems
                description: A small pouch, enough for a first saddle.
              zh_Hans:
                name: 60 颗宝石
                description: 一小袋宝石，足够买下第一副龙鞍。
              zh_Hant:
                name: 60 顆寶石
                description: 一小袋寶石，夠買第一副龍鞍。
              ja:
                name: ジェム60個
                description: 小さな袋入り。最初の鞍が買えます。
              de:
                name: 60 Edelsteine
                description: Ein kleiner Beutel, genug für den ersten Sattel.
              es:
                name: 60 gemas
                description: Una bolsita que alcanza para la primera silla de montar.
              ar:
                name: 60 جوهرة
                description: كيس صغير يكفي لشراء أول سرج.
            prices: {USA: "0.99", CHN: "6.00", JPN: "160", DEU: "0.99", GBR: "0.99",
              BRA: "5.90", IND: "99.00", KWT: "0.310", CHE: "1.00"}
            grants: {gems: 60}
            lowBalance: {good: gems, below: 20}
          - id: com.example.dragonmarket.gems.330
            symbol: gem
            type: consumable
            reference: 330 Gems
            localizations:
              en:
                name: 330 Gems
                description: A full pouch with 30 gems on top.
              zh_Hans:
                name: 330 颗宝石
                description: 满满一袋宝石，额外赠送 30 颗。
              zh_Hant:
                name: 330 顆寶石
                description: 滿滿一袋寶石，再加贈 30 顆。
              ja:
                name: ジェム330個
                description: 袋いっぱいのジェムに、おまけの30個付き。
              de:
                name: 330 Edelsteine
                description: Ein voller Beutel und 30 Edelsteine obendrauf.
              es:
                name: 330 gemas
                description: Una bolsa llena con 30 gemas de regalo.
              ar:
                name: 330 جوهرة
                description: كيس ممتلئ مع 30 جوهرة إضافية.
            prices: {USA: "4.99", CHN: "38.00", JPN: "800", DEU: "4.99", GBR: "4.99",
              BRA: "24.90", IND: "499.00", KWT: "1.530", CHE: "5.00"}
            grants: {gems: 330}
          - id: com.example.dragonmarket.gems.1300
            symbol: gem
            type: consumable
            reference: 1,300 Gems
            localizations:
              en:
                name: 1,300 Gems
                description: A chest for keepers who raise more than one dragon.
              zh_Hans:
                name: 1,300 颗宝石
                description: 一整箱宝石，适合饲养多条龙的守护者。
              zh_Hant:
                name: 1,300 顆寶石
                description: 一整箱寶石，適合飼養好幾條龍的人。
              ja:
                name: ジェム1,300個
                description: 何頭もの竜を育てる人のための宝箱。
              de:
                name: 1.300 Edelsteine
                description: Eine Truhe für alle, die mehr als einen Drachen aufziehen.
              es:
                name: 1300 gemas
                description: Un cofre para quien cría más de un dragón.
              ar:
                name: 1300 جوهرة
                description: صندوق لمن يربّي أكثر من تنين واحد.
            prices: {USA: "19.99", CHN: "148.00", JPN: "3000", DEU: "19.99", GBR: "19.99",
              BRA: "99.90", IND: "1999.00", KWT: "6.140", CHE: "20.00"}
            grants: {gems: 1300}
          - id: com.example.dragonmarket.gems.6480
            symbol: chest
            type: consumable
            reference: 6,480 Gems
            localizations:
              en:
                name: 6,480 Gems
                description: A hoard worth sleeping on, as any dragon would.
              zh_Hans:
                name: 6,480 颗宝石
                description: 堆积如山的宝藏，哪条龙都想睡在上面。
              zh_Hant:
                name: 6,480 顆寶石
                description: 堆積如山的寶藏，哪條龍都想睡在上面。
              ja:
                name: ジェム6,480個
                description: どの竜も上で眠りたくなる財宝の山。
              de:
                name: 6.480 Edelsteine
                description: Ein Hort, auf dem jeder Drache gern schläft.
              es:
                name: 6480 gemas
                description: Un tesoro sobre el que cualquier dragón querría dormir.
              ar:
                name: 6480 جوهرة
                description: كنز يتمنى كل تنين أن ينام فوقه.
            prices: {USA: "99.99", CHN: "698.00", JPN: "16000", DEU: "109.99", GBR: "99.99",
              BRA: "499.90", IND: "9999.00", KWT: "30.740", CHE: "100.00"}
            grants: {gems: 6480}
        """#
}
