extension GermanMessages {
    /// The texts of planned faults.
    static let faults: [Message: String] = [
        .plainHelpFault: """
        plant, was schiefgeht: Aufruf, Störung, wann; allein nennt es die Pläne, clear löscht sie.
        """,
        .plainNoFaults: "Keine Störung ist geplant.",
        .sandboxFaults: "was schiefgeht",
        .sandboxNoFaults: "Nichts ist geplant. f plant etwas.",
        .entryFault: "eine Störung",
        .hintPlanFault: "Störung planen",
        .hintClearFault: "Störung löschen",
        .hintBuyOutside: "außerhalb kaufen",
        .toastBoughtOutside: "{1} wurde außerhalb der App gekauft. Es kommt von selbst.",
        .labelStruck: "getroffen",
        .sandboxFaultHelp: """
        Ein Aufruf, was damit schiefgeht, und wann: purchase drop-after, verify 503 every, \
        products latency=3s chance=50%, finish duplicate nth=2 account=ann. Alle Wörter nennt \
        kiosk sandbox fault add --help.
        """,
        .faultOfCatalog: "aus der Katalogdatei",
        .faultOfCatalogHelp: "Sie kommt aus der Katalogdatei und trifft, solange sie dort steht.",
        .faultChoose: "Zuerst eine Störung auswählen.",
        .sandboxPlannedHelp: "c nimmt sie zurück. Sie trifft jeden kiosk an diesem Store.",
    ]
}
