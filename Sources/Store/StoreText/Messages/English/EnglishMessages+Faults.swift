extension EnglishMessages {
    /// The texts of planned faults.
    static let faults: [Message: String] = [
        .plainHelpFault: """
        plans what goes wrong: a call, a fault, and when; alone tells the plans, clear takes them back.
        """,
        .plainNoFaults: "Nothing is planned to go wrong.",
        .sandboxFaults: "what goes wrong",
        .sandboxNoFaults: "Nothing is planned. f plans something.",
        .entryFault: "a fault",
        .hintPlanFault: "plan a fault",
        .hintClearFault: "clear fault",
        .hintBuyOutside: "buy outside",
        .toastBoughtOutside: "{1} was bought outside of the app. It arrives by itself.",
        .labelStruck: "struck",
        .sandboxFaultHelp: """
        A call, what goes wrong with it, and when: purchase drop-after, verify 503 every, \
        products latency=3s chance=50%, finish duplicate nth=2 account=ann. kiosk sandbox \
        fault add --help lists all words.
        """,
        .faultOfCatalog: "from the catalog’s file",
        .faultOfCatalogHelp:
            "It comes from the catalog’s file, and strikes as long as it is said there.",
        .faultChoose: "Choose a fault first.",
        .sandboxPlannedHelp: "c takes it back. It strikes every kiosk on this store.",
    ]
}
