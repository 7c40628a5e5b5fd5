# A formula for Homebrew, for a tap: `brew install OWNER/tap/eaves`.
class Eaves < Formula
  desc "Checks that a Swift project keeps to its architecture"
  homepage "https://github.com/OWNER/eaves"
  version "@VERSION@"
  license "MIT"

  on_linux do
    on_intel do
      url "https://github.com/OWNER/eaves/releases/download/@VERSION@/eaves-@VERSION@-x86_64-linux.tar.gz"
      sha256 "@PROGRAM@"
    end
  end
  on_macos do
    url "https://github.com/OWNER/eaves.git", tag: "@VERSION@", revision: "@COMMIT@"
    depends_on xcode: ["26.0", :build]
  end

  def install
    if OS.mac?
      system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "eaves"
      bin.install ".build/release/eaves"
    else
      bin.install "eaves"
    end
    generate_completions_from_executable(bin/"eaves", "completions")
    (man1/"eaves.1").write Utils.safe_popen_read(bin/"eaves", "help", "--man")
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/eaves version")
    (testpath/"Trips.swift").write "struct Trip {}\n"
    system bin/"eaves", "check", testpath, "--profile", "base"
  end
end
