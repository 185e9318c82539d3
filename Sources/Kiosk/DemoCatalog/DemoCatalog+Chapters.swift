extension DemoCatalog {
    /// Chapters of the story, one of which was removed from sale.
    static let chapters = #"""
          - id: com.example.dragonmarket.chapter.frostpeak
            symbol: book
            type: non-consumable
            reference: 'Chapter: Frostpeak'
            localizations:
              en:
                name: 'Chapter: Frostpeak'
                description: Climb the white mountain and meet the ice dragons.
              zh_Hans:
                name: 章节：霜峰
                description: 登上雪山，与冰龙相遇。
              zh_Hant:
                name: 章節：霜峰
                description: 登上雪山，與冰龍相遇。
              ja:
                name: 第二章 霜の峰
                description: 白い山に登り、氷の竜に会いに行こう。
              de:
                name: 'Kapitel: Frostgipfel'
                description: Besteige den weißen Berg und triff die Eisdrachen.
              es:
                name: 'Capítulo: Pico Helado'
                description: Escala la montaña blanca y conoce a los dragones de hielo.
              ar:
                name: 'الفصل: قمة الصقيع'
                description: تسلّق الجبل الأبيض وقابل تنانين الجليد.
            prices: {USA: "3.99", CHN: "28.00", JPN: "600", DEU: "3.99", GBR: "3.99",
              BRA: "19.90", IND: "399.00", KWT: "1.230", CHE: "4.00"}
            family-shareable: true
          - id: com.example.dragonmarket.chapter.emberdeep
            symbol: book
            type: non-consumable
            reference: 'Chapter: Emberdeep'
            localizations:
              en:
                name: 'Chapter: Emberdeep'
                description: Down where the mountain is warm, something breathes.
              zh_Hans:
                name: 章节：烬渊
                description: 在大山温热的深处，有什么正在呼吸。
              zh_Hant:
                name: 章節：燼淵
                description: 在大山溫熱的深處，有什麼正在呼吸。
              ja:
                name: 第三章 残り火の底
                description: 山の奥のあたたかい場所で、何かが息づいている。
              de:
                name: 'Kapitel: Gluttiefe'
                description: Tief unten, wo der Berg warm ist, atmet etwas.
              es:
                name: 'Capítulo: Abismo de Ascuas'
                description: Allá abajo, donde la montaña está tibia, algo respira.
              ar:
                name: 'الفصل: أعماق الجمر'
                description: هناك في الأسفل حيث الجبل دافئ، شيء ما يتنفس.
            prices: {USA: "3.99", CHN: "28.00", JPN: "600", DEU: "3.99", GBR: "3.99",
              BRA: "19.90", IND: "399.00", KWT: "1.230", CHE: "4.00"}
            family-shareable: true
          - id: com.example.dragonmarket.chapter.lanternnight
            symbol: flame
            type: non-consumable
            reference: 'Chapter: Lantern Night'
            localizations:
              en:
                name: 'Chapter: Lantern Night'
                description: A short tale for the longest night of the year.
              zh_Hans:
                name: 章节：灯火之夜
                description: 写给一年中最长一夜的短篇故事。
              zh_Hant:
                name: 章節：燈火之夜
                description: 獻給一年中最長夜晚的短篇故事。
              ja:
                name: 番外編 灯籠の夜
                description: 一年でいちばん長い夜のための短い物語。
              de:
                name: 'Kapitel: Laternennacht'
                description: Eine kurze Geschichte für die längste Nacht des Jahres.
              es:
                name: 'Capítulo: Noche de Faroles'
                description: Un cuento breve para la noche más larga del año.
              ar:
                name: 'الفصل: ليلة الفوانيس'
                description: حكاية قصيرة لأطول ليلة في السنة.
            prices: {USA: "2.99", CHN: "22.00", JPN: "480", DEU: "2.99", GBR: "2.99",
              BRA: "14.90", IND: "299.00", KWT: "0.920", CHE: "3.00"}
            availability: removed
        """#
}
