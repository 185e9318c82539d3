extension DemoCatalog {
    /// Non-consumables: themes, a larger stable and the music.
    static let looks = #"""
          - id: com.example.dragonmarket.theme.midnight
            symbol: moon
            type: non-consumable
            reference: Midnight Theme
            localizations:
              en:
                name: Midnight Theme
                description: Paints the market in deep blue, with stars over the stalls.
              zh_Hans:
                name: 午夜主题
                description: 为集市披上深蓝夜色，摊位上空繁星点点。
              zh_Hant:
                name: 午夜主題
                description: 為市集披上深藍夜色，攤位上方繁星點點。
              ja:
                name: 真夜中テーマ
                description: 市場を深い青に染め、屋台の上に星を散らします。
              de:
                name: Design „Mitternacht“
                description: Taucht den Markt in tiefes Blau, mit Sternen über den Ständen.
              es:
                name: Tema Medianoche
                description: Pinta el mercado de azul profundo, con estrellas sobre los puestos.
              ar:
                name: سمة منتصف الليل
                description: تلوّن السوق بأزرق عميق ونجوم فوق الأكشاك.
            prices: {USA: "1.99", CHN: "12.00", JPN: "300", DEU: "1.99", GBR: "1.99",
              BRA: "9.90", IND: "199.00", KWT: "0.610", CHE: "2.00"}
          - id: com.example.dragonmarket.theme.sakura
            symbol: flower
            type: non-consumable
            reference: Sakura Theme
            localizations:
              en:
                name: Sakura Theme
                description: Cherry blossom drifts through every screen.
              zh_Hans:
                name: 樱花主题
                description: 每个画面都有樱花飘落。
              zh_Hant:
                name: 櫻花主題
                description: 每個畫面都有櫻花飄落。
              ja:
                name: 桜テーマ
                description: どの画面にも桜の花びらが舞います。
              de:
                name: Design „Kirschblüte“
                description: Kirschblüten wehen durch jedes Bild.
              es:
                name: Tema Sakura
                description: Flores de cerezo flotan por cada pantalla.
              ar:
                name: سمة أزهار الكرز
                description: تتطاير أزهار الكرز في كل شاشة.
            prices: {USA: "1.99", CHN: "12.00", JPN: "300", DEU: "1.99", GBR: "1.99",
              BRA: "9.90", IND: "199.00", KWT: "0.610", CHE: "2.00"}
          - id: com.example.dragonmarket.stable.large
            symbol: house
            type: non-consumable
            reference: Large Stable
            localizations:
              en:
                name: Large Stable
                description: Room for six more dragons, with a view of the lake.
              zh_Hans:
                name: 大型龙厩
                description: 可多容纳六条龙，还能眺望湖景。
              zh_Hant:
                name: 大型龍舍
                description: 可多養六條龍，還能眺望湖景。
              ja:
                name: 大きな竜舎
                description: 竜をもう6頭飼えます。湖の眺め付き。
              de:
                name: Großer Stall
                description: Platz für sechs weitere Drachen, mit Blick auf den See.
              es:
                name: Establo grande
                description: Espacio para seis dragones más, con vistas al lago.
              ar:
                name: إسطبل كبير
                description: مكان لستة تنانين أخرى مع إطلالة على البحيرة.
            prices: {USA: "3.99", CHN: "28.00", JPN: "600", DEU: "3.99", GBR: "3.99",
              BRA: "19.90", IND: "399.00", KWT: "1.230", CHE: "4.00"}
          - id: com.example.dragonmarket.soundtrack
            symbol: music
            type: non-consumable
            reference: Soundtrack
            localizations:
              en:
                name: Soundtrack
                description: Two hours of lute, drums and one very patient choir.
              zh_Hans:
                name: 游戏原声集
                description: 两小时的鲁特琴、战鼓和一支极有耐心的合唱团。
              zh_Hant:
                name: 遊戲原聲帶
                description: 兩小時的魯特琴、戰鼓和一支極有耐心的合唱團。
              ja:
                name: サウンドトラック
                description: リュートと太鼓、そして辛抱強い合唱団による2時間。
              de:
                name: Soundtrack
                description: Zwei Stunden Laute, Trommeln und ein sehr geduldiger Chor.
              es:
                name: Banda sonora
                description: Dos horas de laúd, tambores y un coro muy paciente.
              ar:
                name: الموسيقى التصويرية
                description: ساعتان من العود والطبول وجوقة صبورة جدًا.
            prices: {USA: "9.99", CHN: "68.00", JPN: "1500", DEU: "9.99", GBR: "9.99",
              BRA: "49.90", IND: "999.00", KWT: "3.070", CHE: "10.00"}
            availability: in-review
        """#
}
