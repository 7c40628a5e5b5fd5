import EavesFiles

/// The whole program: words → invocation → one command → exit status.
Machine.ignoreSignalsOfWrites()
Machine.exit(Eaves.run(Array(CommandLine.arguments.dropFirst())).rawValue)
