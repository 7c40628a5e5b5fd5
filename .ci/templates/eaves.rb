# A formula for Homebrew, for a tap: `brew install OWNER/tap/eaves`.
class Eaves < Formula
  desc "Checks that a Swift project keeps to its architecture"
  homepage "https://github.com/OWNER/eaves"
  version "@VERSION@"
  license "MIT"

  on_linux do
    on_intel do
      url "https://github.com/OWNER/eaves/releases/download/@VERSION@/eaves-@VERSION@-x86_64-linux.tar.gz"
      sha256 "@x86_64-linux@"
    end
    on_arm do
      url "https://github.com/OWNER/eaves/releases/download/@VERSION@/eaves-@VERSION@-aarch64-linux.tar.gz"
      sha256 "@aarch64-linux@"
    end
  end
  on_macos do
    url "https://github.com/OWNER/eaves/releases/download/@VERSION@/eaves-@VERSION@-universal-macos.tar.gz"
    sha256 "@universal-macos@"
    depends_on macos: :sequoia
  end

  def install
    bin.install "eaves"
    generate_completions_from_executable(bin/"eaves", "completions")
    (man1/"eaves.1").write Utils.safe_popen_read(bin/"eaves", "help", "--man")
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/eaves version")
    (testpath/"Trips.swift").write "struct Trip {}\n"
    system bin/"eaves", "check", testpath, "--profile", "base"
  end
end
