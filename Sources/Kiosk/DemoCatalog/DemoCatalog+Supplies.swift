extension DemoCatalog {
    /// Consumables for expeditions.
    static let supplies = #"""
          - id: com.example.dragonmarket.potion.healing
            symbol: potion
            type: consumable
            reference: 5 Healing Potions
            localizations:
              en:
                name: 5 Healing Potions
                description: Five bottles; each one mends a wing overnight.
              zh_Hans:
                name: 5 瓶治疗药水
                description: 共五瓶，每瓶都能让受伤的翅膀一夜痊愈。
              zh_Hant:
                name: 5 瓶治療藥水
                description: 共五瓶，每瓶都能讓受傷的翅膀一夜痊癒。
              ja:
                name: 回復薬5本
                description: 5本セット。1本で翼の傷がひと晩で治ります。
              de:
                name: 5 Heiltränke
                description: Fünf Fläschchen; jedes heilt einen Flügel über Nacht.
              es:
                name: 5 pociones de curación
                description: Cinco frascos; cada uno cura un ala en una noche.
              ar:
                name: 5 جرعات شفاء
                description: خمس قوارير، كل واحدة تشفي جناحًا في ليلة.
            prices: {USA: "0.99", CHN: "6.00", JPN: "160", DEU: "0.99", GBR: "0.99",
              BRA: "5.90", IND: "99.00", KWT: "0.310", CHE: "1.00"}
            grants: {potions: 5}
          - id: com.example.dragonmarket.torch.10
            symbol: torch
            type: consumable
            reference: 10 Torches
            localizations:
              en:
                name: 10 Torches
                description: Light for ten caves. Dragons are afraid of the dark, too.
              zh_Hans:
                name: 10 支火把
                description: 照亮十个洞穴。龙也怕黑。
              zh_Hant:
                name: 10 支火把
                description: 照亮十個洞穴。龍也怕黑。
              ja:
                name: たいまつ10本
                description: 洞窟10か所分の明かり。竜だって暗闇は怖いのです。
              de:
                name: 10 Fackeln
                description: Licht für zehn Höhlen. Auch Drachen fürchten sich im Dunkeln.
              es:
                name: 10 antorchas
                description: Luz para diez cuevas. Los dragones también temen la oscuridad.
              ar:
                name: 10 مشاعل
                description: ضوء لعشرة كهوف، فالتنانين أيضًا تخاف الظلام.
            prices: {USA: "0.99", CHN: "6.00", JPN: "160", DEU: "0.99", GBR: "0.99",
              BRA: "5.90", IND: "99.00", KWT: "0.310", CHE: "1.00"}
            grants: {torches: 10}
          - id: com.example.dragonmarket.feed.20
            symbol: basket
            type: consumable
            reference: 20 Baskets of Feed
            localizations:
              en:
                name: 20 Baskets of Feed
                description: Dried fish and coal, a week's meals for a young dragon.
              zh_Hans:
                name: 20 筐龙粮
                description: 鱼干和煤块，够一条幼龙吃上一周。
              zh_Hant:
                name: 20 籃龍飼料
                description: 魚乾和煤炭，夠一條幼龍吃上一週。
              ja:
                name: 竜のえさ20かご
                description: 干し魚と石炭。子竜の1週間分の食事です。
              de:
                name: 20 Körbe Futter
                description: Dörrfisch und Kohle, eine Woche Futter für einen Jungdrachen.
              es:
                name: 20 cestas de comida
                description: Pescado seco y carbón, la comida semanal de un dragón joven.
              ar:
                name: 20 سلة علف
                description: سمك مجفف وفحم، طعام أسبوع لتنين صغير.
            prices: {USA: "1.99", CHN: "12.00", JPN: "300", DEU: "1.99", GBR: "1.99",
              BRA: "9.90", IND: "199.00", KWT: "0.610", CHE: "2.00"}
            grants: {feed: 20}
          - id: com.example.dragonmarket.keys.3
            symbol: key
            type: consumable
            reference: 3 Vault Keys
            localizations:
              en:
                name: 3 Vault Keys
                description: Opens three vaults under the old castle.
              zh_Hans:
                name: 3 把宝库钥匙
                description: 打开古堡地下的三间宝库。
              zh_Hant:
                name: 3 把寶庫鑰匙
                description: 打開古堡地下的三間寶庫。
              ja:
                name: 宝物庫の鍵3本
                description: 古城の地下にある宝物庫を3つ開けられます。
              de:
                name: 3 Schatzkammerschlüssel
                description: Öffnet drei Kammern unter der alten Burg.
              es:
                name: 3 llaves de la cámara
                description: Abre tres cámaras bajo el viejo castillo.
              ar:
                name: 3 مفاتيح للخزنة
                description: تفتح ثلاث خزائن تحت القلعة القديمة.
            prices: {USA: "2.99", CHN: "22.00", JPN: "480", DEU: "2.99", GBR: "2.99",
              BRA: "14.90", IND: "299.00", KWT: "0.920", CHE: "3.00"}
            grants: {vault-keys: 3}
        """#
}
