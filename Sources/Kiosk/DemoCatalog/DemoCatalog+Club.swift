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
