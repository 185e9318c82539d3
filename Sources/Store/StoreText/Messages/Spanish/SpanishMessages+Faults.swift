extension SpanishMessages {
    /// The texts of planned faults.
    static let faults: [Message: String] = [
        .plainHelpFault: """
        prevé qué falla: llamada, fallo y cuándo; sola dice lo previsto, clear lo quita.
        """,
        .plainNoFaults: "No hay ningún fallo previsto.",
        .sandboxFaults: "lo que falla",
        .sandboxNoFaults: "Nada previsto. f prevé algo.",
        .entryFault: "un fallo",
        .hintPlanFault: "prever un fallo",
        .hintClearFault: "quitar el fallo",
        .hintBuyOutside: "comprar fuera",
        .toastBoughtOutside: "{1} se compró fuera de la aplicación. Llega sola.",
        .labelStruck: "ocurrió",
        .sandboxFaultHelp: """
        Una llamada, qué falla y cuándo: purchase drop-after, verify 503 every, products \
        latency=3s chance=50%, finish duplicate nth=2 account=ann. kiosk sandbox fault add \
        --help dice todas las palabras.
        """,
        .faultOfCatalog: "del archivo del catálogo",
        .faultOfCatalogHelp: "Viene del archivo del catálogo y ocurre mientras figure allí.",
        .faultChoose: "Elija primero un fallo.",
        .sandboxPlannedHelp: "c lo quita. Afecta a todos los kiosk de esta tienda.",
    ]
}
