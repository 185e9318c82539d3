extension DemoCatalog {
    /// The Scroll of Luck, the Mystery Egg, which is not sold in China, Remove Ads and the Starter Pack.
    static let charms = #"""
          - id: com.example.dragonmarket.scroll.luck
            symbol: scroll
            type: consumable
            reference: Scroll of Luck
            localizations:
              en:
                name: Scroll of Luck
                description: Doubles the treasure of your next expedition.
              zh_Hans:
                name: 幸运卷轴
                description: 让下一次远征的宝物翻倍。
              zh_Hant:
                name: 幸運卷軸
                description: 讓下一次遠征的寶物加倍。
              ja:
                name: 幸運の巻物
                description: 次の遠征で得る宝が2倍になります。
              de:
                name: Schriftrolle des Glücks
                description: Verdoppelt die Beute der nächsten Expedition.
              es:
                name: Pergamino de la suerte
                description: Duplica el tesoro de tu próxima expedición.
              ar:
                name: لفافة الحظ
                description: تضاعف كنوز رحلتك القادمة.
            prices: {USA: "1.99", CHN: "12.00", JPN: "300", DEU: "1.99", GBR: "1.99",
              BRA: "9.90", IND: "199.00", KWT: "0.610", CHE: "2.00"}
            grants: {luck-scrolls: 1}
          - id: com.example.dragonmarket.mysteryegg
            symbol: egg
            type: consumable
            reference: Mystery Egg
            localizations:
              en:
                name: Mystery Egg
                description: Nobody knows what will hatch, not even the hen.
              zh_Hans:
                name: 神秘龙蛋
                description: 没人知道会孵出什么，连母鸡也不知道。
              zh_Hant:
                name: 神祕龍蛋
                description: 沒人知道會孵出什麼，連母雞也不曉得。
              ja:
                name: 謎のたまご
                description: 何が生まれるかは、温めた鶏にもわかりません。
              de:
                name: Rätselhaftes Ei
                description: Niemand weiß, was daraus schlüpft, nicht einmal die Henne.
              es:
                name: Huevo misterioso
                description: Nadie sabe qué saldrá de él, ni siquiera la gallina.
              ar:
                name: بيضة غامضة
                description: لا أحد يعرف ما سيفقس منها، ولا حتى الدجاجة.
            prices: {USA: "4.99", JPN: "800", DEU: "4.99", GBR: "4.99", BRA: "24.90",
              IND: "499.00", KWT: "1.530", CHE: "5.00"}
            grants: {mystery-eggs: 1}
          - id: com.example.dragonmarket.removeads
            symbol: mute
            type: non-consumable
            reference: Remove Ads
            localizations:
              en:
                name: Remove Ads
                description: Sends the market criers home, for good.
              zh_Hans:
                name: 移除广告
                description: 让集市上的叫卖声永远消失。
              zh_Hant:
                name: 移除廣告
                description: 讓市集的叫賣聲永遠消失。
              ja:
                name: 広告を削除
                description: 市場の呼び込みに、ずっとお引き取りいただきます。
              de:
                name: Werbung entfernen
                description: Schickt die Marktschreier für immer nach Hause.
              es:
                name: Quitar anuncios
                description: Manda a casa a los pregoneros del mercado para siempre.
              ar:
                name: إزالة الإعلانات
                description: يصرف منادي السوق إلى بيوتهم إلى الأبد.
            prices: {USA: "2.99", CHN: "22.00", JPN: "480", DEU: "2.99", GBR: "2.99",
              BRA: "14.90", IND: "299.00", KWT: "0.920", CHE: "3.00"}
            family-shareable: true
          - id: com.example.dragonmarket.starterpack
            symbol: gift
            type: non-consumable
            reference: Starter Pack
            localizations:
              en:
                name: Starter Pack
                description: A saddle, a warm nest and 500 gems, once per keeper.
              zh_Hans:
                name: 新手礼包
                description: 一副龙鞍、一个暖窝和 500 颗宝石，每位守护者限购一次。
              zh_Hant:
                name: 新手禮包
                description: 一副龍鞍、一個溫暖的窩和 500 顆寶石，每位飼龍者限購一次。
              ja:
                name: スターターパック
                description: 鞍、暖かい巣、ジェム500個のセット。お一人様1回限り。
              de:
                name: Starterpaket
                description: Ein Sattel, ein warmes Nest und 500 Edelsteine, einmal pro Konto.
              es:
                name: Paquete inicial
                description: Una silla, un nido cálido y 500 gemas, una vez por jugador.
              ar:
                name: حزمة البداية
                description: سرج وعش دافئ و500 جوهرة، مرة واحدة لكل لاعب.
            prices: {USA: "4.99", CHN: "38.00", JPN: "800", DEU: "4.99", GBR: "4.99",
              BRA: "24.90", IND: "499.00", KWT: "1.530", CHE: "5.00"}
            sale:
              ends: 2030-01-01
              prices: {USA: "1.99", CHN: "12.00", JPN: "300", DEU: "1.99", GBR: "1.99",
                BRA: "9.90", IND: "199.00", KWT: "0.610", CHE: "2.00"}
            grants: {gems: 500}
        """#
}
