/// The decimals of each currency in use (ISO 4217, list one, with the funds codes).
///
/// It omits the codes for which the list gives no decimals: metals, drawing rights, and the codes for tests and for no
/// currency.
public enum CurrencyTable {
    /// The number of decimals by code: 0, 2, 3 or 4.
    public static let exponents: [String: Int] = {
        var exponents: [String: Int] = [:]
        for (exponent, codes) in groups {
            // Splits bytes for speed, since this runs before the first screen.
            for code in codes.utf8.split(whereSeparator: { $0 <= 0x20 }) {
                exponents[String(Substring(code))] = exponent
            }
        }
        return exponents
    }()

    private static let groups: [(exponent: Int, codes: String)] = [
        (
            0,
            """
            BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF
            """
        ),
        (
            2,
            """
            AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP
            BYN BZD CAD CDF CHE CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB
            EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES
            KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR
            MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD
            RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP
            TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW ZWG
            """
        ),
        (
            3,
            """
            BHD IQD JOD KWD LYD OMR TND
            """
        ),
        (
            4,
            """
            CLF UYW
            """
        ),
    ]
}
