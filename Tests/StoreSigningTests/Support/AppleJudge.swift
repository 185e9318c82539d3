import Foundation
import KioskTestSupport
import StoreModel

@testable import StoreSigning

/// Apple's `app-store-server-library` for Python, in an environment of its own, as the outside judge.
struct AppleJudge {
    /// One token and what the library is told to expect.
    struct Question: Encodable, Sendable {
        let name: String
        let root: String
        let token: String
        let bundle: String
        let environment: String

        init(
            _ name: String, _ token: JWS, root: [UInt8],
            bundle: BundleID = Samples.bundleID, environment: String = "Sandbox"
        ) {
            self.name = name
            self.root = Base64.standard.encode(root)
            self.token = token.compact
            self.bundle = bundle.rawValue
            self.environment = environment
        }
    }

    /// How it went.
    enum Outcome: Sendable {
        /// By name: `OK` with the transaction's id, or the name of the library's refusal.
        case answers([String: String])
        /// The library is there, and did not answer.
        case silent
        /// There is no library here, and why.
        case unavailable(String)
    }

    /// Puts all questions to the library.
    ///
    /// Blocks, two minutes at most; call it on a thread of its own.
    static func ask(_ questions: [Question], in folder: String) -> Outcome {
        guard let input = try? JSONEncoder().encode(questions) else { return .silent }
        switch PythonJudge.run(
            program, input: input, packages: [PythonEnvironment.appleLibrary], in: folder)
        {
        case .unavailable(let reason): return .unavailable(reason)
        case .silent: return .silent
        case .answer(let output):
            let answers = try? JSONDecoder().decode(
                [String: String].self, from: Data(output.utf8))
            return answers.map(Outcome.answers) ?? .silent
        }
    }

    private static let program = """
        import base64, json, sys
        from appstoreserverlibrary.models.Environment import Environment
        from appstoreserverlibrary.signed_data_verifier import SignedDataVerifier, VerificationException

        def answer(question):
            root = base64.b64decode(question["root"])
            environment = Environment(question["environment"])
            verifier = SignedDataVerifier([root], False, environment, question["bundle"], 1)
            try:
                decoded = verifier.verify_and_decode_signed_transaction(question["token"])
            except VerificationException as refusal:
                return refusal.status.name
            return "OK " + decoded.transactionId

        questions = json.load(open(sys.argv[1]))
        print(json.dumps({question["name"]: answer(question) for question in questions}))
        """
}
