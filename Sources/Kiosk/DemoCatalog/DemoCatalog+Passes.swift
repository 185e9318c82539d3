extension DemoCatalog {
    /// Non-renewing passes.
    static let passes = #"""
          - id: com.example.dragonmarket.pass.week
            symbol: ticket
            type: non-renewing
            reference: Fair Week Pass
            localizations:
              en:
                name: Fair Week Pass
                description: Seven days of the dragon fair, every ride included.
              zh_Hans:
                name: 庙会周卡
                description: 畅游龙之庙会七天，所有游乐项目全包。
              zh_Hant:
                name: 廟會週票
                description: 暢遊龍之廟會七天，所有遊樂設施全包。
              ja:
                name: 竜祭り1週間パス
                description: 竜祭りを7日間、すべての乗り物に乗り放題。
              de:
                name: Wochenpass Jahrmarkt
                description: Sieben Tage Drachenmarkt, alle Fahrgeschäfte inklusive.
              es:
                name: Pase semanal de la feria
                description: Siete días de feria del dragón, con todas las atracciones.
              ar:
                name: تذكرة أسبوع المهرجان
                description: سبعة أيام في مهرجان التنانين تشمل كل الألعاب.
            prices: {USA: "1.99", CHN: "12.00", JPN: "300", DEU: "1.99", GBR: "1.99",
              BRA: "9.90", IND: "199.00", KWT: "0.610", CHE: "2.00"}
            duration: P7D
          - id: com.example.dragonmarket.pass.spring
            symbol: ticket
            type: non-renewing
            reference: Spring Season Pass
            localizations:
              en:
                name: Spring Season Pass
                description: Ninety days of daily quests and a green dragon.
              zh_Hans:
                name: 春季通行证
                description: 九十天每日任务，还可获得一条绿龙。
              zh_Hant:
                name: 春季通行證
                description: 九十天的每日任務，還能獲得一條綠龍。
              ja:
                name: 春のシーズンパス
                description: 90日間の日替わりクエストと緑の竜付き。
              de:
                name: Saisonpass Frühling
                description: Neunzig Tage tägliche Aufgaben und ein grüner Drache.
              es:
                name: Pase de primavera
                description: Noventa días de misiones diarias y un dragón verde.
              ar:
                name: تذكرة موسم الربيع
                description: تسعون يومًا من المهام اليومية وتنين أخضر.
            prices: {USA: "9.99", CHN: "68.00", JPN: "1500", DEU: "9.99", GBR: "9.99",
              BRA: "49.90", IND: "999.00", KWT: "3.070", CHE: "10.00"}
            duration: P90D
          - id: com.example.dragonmarket.pass.summer
            symbol: ticket
            type: non-renewing
            reference: Summer Season Pass
            localizations:
              en:
                name: Summer Season Pass
                description: Ninety days of sea quests and a blue dragon.
              zh_Hans:
                name: 夏季通行证
                description: 九十天海上任务，还可获得一条蓝龙。
              zh_Hant:
                name: 夏季通行證
                description: 九十天的海上任務，還能獲得一條藍龍。
              ja:
                name: 夏のシーズンパス
                description: 90日間の海のクエストと青い竜付き。
              de:
                name: Saisonpass Sommer
                description: Neunzig Tage Aufgaben am Meer und ein blauer Drache.
              es:
                name: Pase de verano
                description: Noventa días de misiones marinas y un dragón azul.
              ar:
                name: تذكرة موسم الصيف
                description: تسعون يومًا من مهام البحر وتنين أزرق.
            prices: {USA: "9.99", CHN: "68.00", JPN: "1500", DEU: "9.99", GBR: "9.99",
              BRA: "49.90", IND: "999.00", KWT: "3.070", CHE: "10.00"}
            duration: P90D
        """#
}
