import StoreModel
import Testing

@Suite("Decimal amounts")
struct DecimalAmountTests {
    @Test(
        "an amount is written with the currency’s decimals and loses no digits",
        arguments: [
            (990, 2, "0.99"), (79_900, 2, "79.90"), (100_000, 0, "100"), (0, 2, "0.00"),
            (1_005, 2, "1.005"), (1_005, 4, "1.005"), (-1_500, 2, "-1.50"),
            (Int64.min, 0, "-9223372036854775.808"),
        ])
    func written(milliunits: Int64, exponent: Int, text: String) {
        #expect(DecimalAmount.text(milliunits: milliunits, exponent: exponent) == text)
    }

    @Test(
        "an amount is read exactly",
        arguments: [
            ("0", 2, 0), ("5", 2, 5000), ("5.0", 2, 5000), ("0.99", 2, 990), ("79.9", 2, 79_900),
            ("007", 2, 7000), ("1.990", 2, 1990), ("1.99000000", 2, 1990), ("100", 0, 100_000),
            ("100.00", 0, 100_000), ("0.125", 3, 125), ("1.2340", 3, 1234), ("1.2340", 4, 1234),
            ("1000000000", 2, 1_000_000_000_000), ("1000000000.99", 2, 1_000_000_000_990),
        ] as [(String, Int, Int64)])
    func reads(text: String, exponent: Int, milliunits: Int64) throws {
        #expect(try DecimalAmount.milliunits(text, exponent: exponent) == milliunits)
    }

    @Test(
        "an invalid amount is refused with the cause",
        arguments: [
            ("", .empty), ("-1", .notANumber), ("+1", .notANumber), ("1,99", .notANumber),
            ("$5", .notANumber), ("1e3", .notANumber), (" 1", .notANumber), ("1 ", .notANumber),
            (".5", .notANumber), ("5.", .notANumber), ("1.2.3", .notANumber), (".", .notANumber),
            ("0x10", .notANumber), ("NaN", .notANumber), ("١٢", .notANumber), ("１", .notANumber),
            ("1_000", .notANumber), ("1.999", .tooPrecise), ("0.001", .tooPrecise),
            ("1000000001", .tooLarge), ("99999999999999999999999999", .tooLarge),
        ] as [(String, DecimalAmount.Failure)])
    func refuses(text: String, failure: DecimalAmount.Failure) {
        #expect(throws: failure) { try DecimalAmount.milliunits(text, exponent: 2) }
    }

    @Test("a currency without decimals refuses a fraction")
    func wholeCurrency() {
        #expect(throws: DecimalAmount.Failure.tooPrecise) {
            try DecimalAmount.milliunits("100.5", exponent: 0)
        }
    }

    @Test(
        "a fourth decimal is refused even if the currency has it, as milliunits cannot hold it"
    )
    func fourDecimals() {
        #expect(throws: DecimalAmount.Failure.tooPrecise) {
            try DecimalAmount.milliunits("1.2345", exponent: 4)
        }
    }

    @Test("a text of a million digits is refused without overflow")
    func longText() {
        let long = String(repeating: "9", count: 1_000_000)
        #expect(throws: DecimalAmount.Failure.tooLarge) {
            try DecimalAmount.milliunits(long, exponent: 2)
        }
        #expect(throws: DecimalAmount.Failure.tooPrecise) {
            try DecimalAmount.milliunits("1." + long, exponent: 2)
        }
    }
}
