/// The built-in catalog: the market of a game about keeping dragons.
///
/// It has twenty-four products in seven languages with prices in nine countries. Some are in review, removed, on sale
/// or unavailable in one country, so that every state can be tried.
package enum DemoCatalog {
    /// The catalog in kiosk's YAML format.
    package static let yaml =
        ([head, goods, "products:"] + sections).joined(separator: "\n") + "\n"

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
        """#

    /// The names of the goods in the languages of the interface.
    private static let goods = #"""
        goods:
          gems:
            en: {name: gems, one: "{n} gem", other: "{n} gems"}
            zh_Hans: {name: 宝石, other: "{n} 颗宝石"}
            zh_Hant: {name: 寶石, other: "{n} 顆寶石"}
            ja: {name: ジェム, other: "ジェム{n}個"}
            de: {name: Edelsteine, one: "{n} Edelstein", other: "{n} Edelsteine"}
            es: {name: gemas, one: "{n} gema", other: "{n} gemas"}
          potions:
            en: {name: potions, one: "{n} potion", other: "{n} potions"}
            zh_Hans: {name: 治疗药水, other: "{n} 瓶治疗药水"}
            zh_Hant: {name: 治療藥水, other: "{n} 瓶治療藥水"}
            ja: {name: 回復薬, other: "回復薬{n}本"}
            de: {name: Heiltränke, one: "{n} Heiltrank", other: "{n} Heiltränke"}
            es: {name: pociones, one: "{n} poción", other: "{n} pociones"}
          torches:
            en: {name: torches, one: "{n} torch", other: "{n} torches"}
            zh_Hans: {name: 火把, other: "{n} 支火把"}
            zh_Hant: {name: 火把, other: "{n} 支火把"}
            ja: {name: たいまつ, other: "たいまつ{n}本"}
            de: {name: Fackeln, one: "{n} Fackel", other: "{n} Fackeln"}
            es: {name: antorchas, one: "{n} antorcha", other: "{n} antorchas"}
          feed:
            en: {name: feed, one: "{n} basket of feed", other: "{n} baskets of feed"}
            zh_Hans: {name: 龙粮, other: "{n} 筐龙粮"}
            zh_Hant: {name: 龍飼料, other: "{n} 籃龍飼料"}
            ja: {name: 竜のえさ, other: "竜のえさ{n}かご"}
            de: {name: Futter, one: "{n} Korb Futter", other: "{n} Körbe Futter"}
            es: {name: comida, one: "{n} cesta de comida", other: "{n} cestas de comida"}
          vault-keys:
            en: {name: vault keys, one: "{n} vault key", other: "{n} vault keys"}
            zh_Hans: {name: 宝库钥匙, other: "{n} 把宝库钥匙"}
            zh_Hant: {name: 寶庫鑰匙, other: "{n} 把寶庫鑰匙"}
            ja: {name: 宝物庫の鍵, other: "宝物庫の鍵{n}本"}
            de: {name: Schatzkammerschlüssel, other: "{n} Schatzkammerschlüssel"}
            es: {name: llaves, one: "{n} llave de la cámara", other: "{n} llaves de la cámara"}
          luck-scrolls:
            en: {name: luck scrolls, one: "{n} luck scroll", other: "{n} luck scrolls"}
            zh_Hans: {name: 幸运卷轴, other: "{n} 张幸运卷轴"}
            zh_Hant: {name: 幸運卷軸, other: "{n} 張幸運卷軸"}
            ja: {name: 幸運の巻物, other: "幸運の巻物{n}本"}
            de: {name: Glücksrollen, one: "{n} Glücksrolle", other: "{n} Glücksrollen"}
            es: {name: pergaminos, one: "{n} pergamino", other: "{n} pergaminos"}
          mystery-eggs:
            en: {name: mystery eggs, one: "{n} mystery egg", other: "{n} mystery eggs"}
            zh_Hans: {name: 神秘龙蛋, other: "{n} 枚神秘龙蛋"}
            zh_Hant: {name: 神祕龍蛋, other: "{n} 枚神祕龍蛋"}
            ja: {name: 謎のたまご, other: "謎のたまご{n}個"}
            de: {name: rätselhafte Eier, one: "{n} rätselhaftes Ei", other: "{n} rätselhafte Eier"}
            es: {name: huevos misteriosos, one: "{n} huevo misterioso", other: "{n} huevos misteriosos"}
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
