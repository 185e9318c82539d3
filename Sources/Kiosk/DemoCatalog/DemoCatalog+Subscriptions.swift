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

extension DemoCatalog {
    /// The auto-renewable subscriptions of the Dragon Club.
    static let club = #"""
          - id: com.example.dragonmarket.club.monthly
            symbol: crown
            type: auto-renewable
            reference: Dragon Club, Monthly
            localizations:
              en:
                name: Dragon Club, Monthly
                description: First pick of new eggs and a quiet table at the inn. Renews monthly.
              zh_Hans:
                name: 龙之俱乐部（月度）
                description: 抢先获得新龙蛋，旅店里有专属雅座。每月自动续订。
              zh_Hant:
                name: 龍之俱樂部（每月）
                description: 搶先獲得新龍蛋，旅店裡還有專屬雅座。每月自動續訂。
              ja:
                name: ドラゴンクラブ（月額）
                description: 新しい卵を先取り、宿屋に静かな席も。毎月自動更新。
              de:
                name: Drachenclub, monatlich
                description: Neue Eier zuerst und ein ruhiger Tisch. Verlängert sich monatlich.
              es:
                name: Club del Dragón, mensual
                description: Huevos nuevos antes que nadie. Se renueva cada mes.
              ar:
                name: نادي التنين، شهري
                description: البيوض الجديدة أولًا وطاولة هادئة. يتجدد كل شهر.
            prices: {USA: "4.99", CHN: "38.00", JPN: "800", DEU: "4.99", GBR: "4.99",
              BRA: "24.90", IND: "499.00", KWT: "1.530", CHE: "5.00"}
            family-shareable: true
            subscription:
              group: dragon-club
              group-name: Dragon Club
              level: 1
              period: P1M
              offers:
                - {kind: introductory, mode: free,
                   period: P1W, periods: 1}
                - {kind: promotional, name: welcome-back, mode: pay-as-you-go, price: "2.49",
                   period: P1M, periods: 3}
                - {kind: code, name: dragon-friends, mode: free, period: P1M,
                   customers: [new, expired]}
                - {kind: win-back, name: come-home, mode: free, period: P1M,
                   paid-months: 1, lapsed-months: 1}
          - id: com.example.dragonmarket.club.yearly
            symbol: crown
            type: auto-renewable
            reference: Dragon Club, Yearly
            localizations:
              en:
                name: Dragon Club, Yearly
                description: All club benefits, with four months free. Renews yearly.
              zh_Hans:
                name: 龙之俱乐部（年度）
                description: 尊享俱乐部全部权益，相当于免费四个月。每年自动续订。
              zh_Hant:
                name: 龍之俱樂部（每年）
                description: 享有俱樂部所有權益，等於免費四個月。每年自動續訂。
              ja:
                name: ドラゴンクラブ（年額）
                description: クラブの全特典が約4か月分お得。毎年自動更新。
              de:
                name: Drachenclub, jährlich
                description: Alles vom Club, vier Monate davon gratis. Verlängert sich jährlich.
              es:
                name: Club del Dragón, anual
                description: Todo el club con cuatro meses gratis. Se renueva cada año.
              ar:
                name: نادي التنين، سنوي
                description: كل مزايا النادي وأربعة أشهر مجانًا. يتجدد كل سنة.
            prices: {USA: "39.99", CHN: "298.00", JPN: "6000", DEU: "39.99", GBR: "39.99",
              BRA: "199.90", IND: "3999.00", KWT: "12.290", CHE: "40.00"}
            family-shareable: true
            subscription:
              group: dragon-club
              group-name: Dragon Club
              level: 1
              period: P1Y
              offers:
                - {kind: introductory, mode: pay-up-front, price: "29.99",
                   period: P1Y, periods: 1}
        """#
}
