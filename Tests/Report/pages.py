"""Pages of `eaves report`, opened from disk in Chromium: what they ask for, say, and how they are reached.

    pages.py BROWSER WORK FOLDER…
"""

import json
import os
import pathlib
import re
import subprocess
import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

browser_path, work = sys.argv[1], pathlib.Path(sys.argv[2])
folders = [pathlib.Path(folder) for folder in sys.argv[3:]]
eaves = os.environ["EAVES"]
faults = []

# In bytes: a screenshot with nothing on it is smaller.
BLANK = 15_000


def fault(page, text):
    faults.append(f"{page}: {text}")
    print(f"  ✗ {text}")


def hostile():
    """A project whose names are markup, scripts and turned text."""
    root = work / "hostile"
    name = "<img src=x onerror=alert(1)>"
    folder = root / "Sources" / f"A & {name} '\"`"
    folder.mkdir(parents=True, exist_ok=True)
    (root / "eaves.yml").write_text("eaves: 1\nprofile: vanilla-mv\n")
    (folder / "‮gnp.swift").write_text(
        "import SwiftUI\n"
        "struct `</script><script>alert(2)</script>`: View {\n"
        f"  var body: some View {{ AnyView(Text(\"{name}\")) }} // ]]> --> {name}\n"
        "}\n"
    )
    (root / "Sources" / "B").mkdir(exist_ok=True)
    (root / "Sources" / "B" / "Store.swift").write_text("final class `javascript:alert(3)` {}\n")
    return root


def crowded():
    """A project with more findings than a page can write out, in folders of very different sizes."""
    root = work / "crowded"
    (root / "Sources").mkdir(parents=True, exist_ok=True)
    (root / "eaves.yml").write_text("eaves: 1\nprofile: vanilla-mv\n")
    (root / ".git").mkdir(exist_ok=True)
    (root / "CODEOWNERS").write_text("*1*.swift @one\nFeature0*/ @two @one\nFeature2*/ @group/three\n")
    for feature in range(30):
        folder = root / "Sources" / "App" / f"Feature{feature:02}"
        folder.mkdir(parents=True, exist_ok=True)
        for screen in range(1 + 2 * feature):
            body = "".join(f"    AnyView(Text(\"{word} and some more words\"))\n" for word in ("one", "two"))
            (folder / f"Screen{feature}x{screen}.swift").write_text(
                f"import SwiftUI\nstruct Screen{feature}x{screen}: View {{\n"
                f"  var body: some View {{ VStack {{\n{body}  }} }}\n}}\n")
    return root


def write(folder, name):
    target = work / f"{name}.html"
    arguments = [eaves, "report", "--output", str(target)]
    arguments += ["--root", str(folder)]
    done = subprocess.run(arguments, capture_output=True, text=True)
    if done.returncode:
        fault(name, f"eaves report ended with {done.returncode}: {done.stderr.strip()}")
        return None
    again = work / f"{name}.again.html"
    subprocess.run(arguments[:3] + [str(again)] + arguments[4:] + ["--jobs", "1"], capture_output=True)
    if target.read_bytes() != again.read_bytes():
        fault(name, "another number of jobs made another page")
    again.unlink()
    return target


def opened(browser, page_file, name, scheme):
    context = browser.new_context(color_scheme=scheme, viewport={"width": 1280, "height": 900})
    page = context.new_page()
    asked, said = [], []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    page.on("dialog", lambda dialog: (said.append("dialog " + dialog.message), dialog.dismiss()))
    page.goto(page_file.as_uri())
    page.wait_for_timeout(200)
    if asked != [page_file.as_uri()]:
        fault(name, f"asks for {asked[1:]}")
    return context, page, said


def counts(page, folder, name):
    """Every figure of the lists against the JSON report: by rule, by folder, and what the filter says it searched."""
    done = subprocess.run([eaves, "check", "--root", str(folder), "--format", "json"], capture_output=True, text=True)
    findings = [one for one in json.loads(done.stdout)["findings"] if not one["suppressed"] and not one["baselined"]]
    if not findings:
        return None
    folders = {}
    for one in findings:
        place = one["path"].rpartition("/")[0] or "."
        folders[place] = folders.get(place, 0) + 1
    groups = """() => [...document.querySelectorAll('#findings details.rule:not([hidden])')].map(group => [
        group.querySelector('summary .title').textContent, Number(group.querySelector('.count').dataset.all),
        group.querySelectorAll('.list > li[id]').length,
        [...group.querySelectorAll('.more, .left')].map(one => Number(one.textContent.match(/[0-9,]+/)[0].replace(/,/g, '')))
          .reduce((sum, n) => sum + n, 0)])"""
    for order in [one for one in ("rule", "folder", "owner") if page.locator(f"input[value={one}]").count()]:
        page.check(f"input[value={order}]", timeout=5_000)
        shown = page.evaluate(groups)
        for title, count, rows, left in shown:
            if count != rows + left:
                fault(name, f"by {order}, {title}: {count} are {rows} and {left} more")
        if sum(count for _, count, _, _ in shown) != len(findings):
            fault(name, f"by {order}: {sum(count for _, count, _, _ in shown)} of {len(findings)} findings are counted")
        if order == "folder" and {title: count for title, count, _, _ in shown} != folders:
            fault(name, "the counts by folder are not those of the JSON report")
    page.check("input[value=rule]")
    in_boxes = page.evaluate("""() => {
      const data = JSON.parse(document.getElementById('data').textContent);
      return data.breaches.filter((one, i) => i % 4 === 1 && one > 0 && data.breaches[i + 2] > 0).length;
    }""")
    elsewhere = re.search(r"([0-9,]+|no) findings? in tests", page.inner_text("#folders"))
    elsewhere = int(elsewhere[1].replace(",", "")) if elsewhere else 0
    if in_boxes + elsewhere != len(findings):
        fault(name, f"{in_boxes} of {len(findings)} findings stand in boxes, {elsewhere} in tests")
    items = page.locator("#findings li[id]").count()
    page.fill("#filter", "no such words")
    said = page.inner_text("#shown")
    if items < len(findings) and f"{len(findings) - items:,} that this page does not list" not in said:
        fault(name, f"the filter searches {items} of {len(findings)} findings and says `{said}`")
    page.fill("#filter", "")
    return f"{items} of {len(findings)} findings written out"


def by_keyboard(page, name):
    """From the picture to a finding, and back through the list: keys alone."""
    reached = page.evaluate("""() => {
      const data = JSON.parse(document.getElementById('data').textContent);
      const at = data.breaches.findIndex((one, i) => i % 4 === 0 && document.getElementById('f' + one));
      const first = at < 0 ? -1 : data.breaches[at + 1];
      const parent = data.regions.parent.map((back, i) => i - back);
      const way = [];
      for (let i = first; i > 0; i = parent[i]) way.unshift(i);
      return way;
    }""")
    if not reached:
        if page.locator("#findings li[id]").count():
            return fault(name, "no finding stands in a box of the picture")
        return "none, there is no finding"
    focus = "document.activeElement && document.activeElement.dataset && document.activeElement.dataset.region"
    page.evaluate("document.getElementById('keys').scrollIntoView()")
    page.keyboard.press("Tab")
    for _ in range(400):
        if page.evaluate(focus):
            break
        page.keyboard.press("Tab")
    presses = 0
    for region in reached:
        for _ in range(200):
            at = page.evaluate(focus)
            if at is None:
                return fault(name, "the keys lead out of the picture")
            if int(at) == region:
                break
            key = page.evaluate("""region => {
              const middle = element => {
                const box = element.querySelector('rect').getBoundingClientRect();
                const scale = box.height / element.querySelector('rect').height.baseVal.value;
                const isOpen = element.getAttribute('aria-expanded') === 'true';
                return [box.x + box.width / 2, isOpen ? box.y + 20 * scale : box.y + box.height / 2, scale];
              };
              const [ax, ay, scale] = middle(document.activeElement);
              const [bx, by] = middle(document.querySelector(`[data-region="${region}"]`));
              if (Math.abs(by - ay) > 24 * scale) return by > ay ? 'ArrowDown' : 'ArrowUp';
              return bx > ax ? 'ArrowRight' : 'ArrowLeft';
            }""", region)
            page.keyboard.press(key)
            presses += 1
            if page.evaluate(focus) == at:
                return fault(name, f"{key} leads nowhere on the way to region {region}")
        else:
            return fault(name, f"region {region} is not reached with the keys")
        page.keyboard.press("Enter")
        page.wait_for_timeout(20)
    for _ in range(40):
        page.keyboard.press("Tab")
        link = page.evaluate("document.activeElement.getAttribute('href')")
        if link and link.startswith("#f"):
            break
    else:
        return fault(name, "no finding is reached from the panel")
    page.keyboard.press("Enter")
    page.wait_for_timeout(100)
    at = page.evaluate("document.activeElement.id")
    if "#" + at != link:
        return fault(name, f"{link} leads to `{at}`")
    if not page.evaluate("document.activeElement.checkVisibility()"):
        return fault(name, f"{link} is not to be seen")
    return f"{len(reached)} boxes deep, {presses} arrow keys"


def picture(page, name):
    """Sizes, figures and light of the picture, on the screen and on paper."""
    width = "document.getElementById('picture-drawing').getBoundingClientRect().width"
    page.locator("#picture-drawing [data-region]").first.focus()
    before = page.evaluate(width)
    page.keyboard.press("+")
    larger = page.evaluate(width)
    page.keyboard.press("-")
    if not larger > before or abs(page.evaluate(width) - before) > 2:
        fault(name, "the keys + and - do not change the size")
    page.keyboard.press("0")
    if not page.evaluate("""() => {
      const canvas = document.getElementById('canvas'), drawing = document.getElementById('picture-drawing');
      return drawing.clientWidth <= canvas.clientWidth && drawing.clientHeight <= innerHeight * .85 + 1;
    }"""):
        fault(name, "0 does not show all of the picture")
    page.locator("#canvas").hover()
    before = page.evaluate(width)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -120)
    page.keyboard.up("Control")
    page.wait_for_timeout(50)
    if not page.evaluate(width) > before:
        fault(name, "the wheel with Ctrl does not change the size")
    page.click("[data-zoom=one]")
    figures = """() => {
      const shown = [...document.querySelectorAll('.arrows .arrow')].filter(one => !one.classList.contains('dim'))
        .map(one => [one, one.querySelector('text')]).filter(([, text]) => getComputedStyle(text).visibility === 'visible');
      const boxes = shown.map(([, text]) => text.getBBox());
      let over = 0;
      boxes.forEach((a, i) => boxes.slice(i + 1).forEach(b => {
        if (a.x < b.x + b.width && b.x < a.x + a.width && a.y + 2 < b.y + b.height - 2 && b.y + 2 < a.y + a.height - 2) over++;
      }));
      const silent = [...document.querySelectorAll('.arrows .breach.unlabelled:not(.crammed)')]
        .filter(one => one.querySelector('text').textContent).length;
      return [shown.length, over, silent];
    }"""
    page.mouse.move(1, 1)
    _, over, silent = page.evaluate(figures)
    if over or silent:
        fault(name, f"{over} figures of arrows cover others, {silent} arrows with findings have none")
    for region in page.evaluate("""() => {
      const names = [...document.querySelectorAll('.arrows .arrow title')].map(one => one.textContent.split(' → ')[0]);
      return [...document.querySelectorAll('[data-region]')].filter(one =>
        names.includes(one.querySelector('.name').textContent)).map(one => one.dataset.region).slice(0, 3);
    }"""):
        page.locator(f"[data-region='{region}']").focus()
        page.keyboard.press("Space")
        shown, over, _ = page.evaluate(figures)
        lit, dim, other = page.evaluate("""() => ['lit', 'dim', 'arrow'].map(kind =>
          document.querySelectorAll('.arrows .' + kind).length)""")
        if not lit or lit + dim != other or not shown or over:
            fault(name, f"box {region} is chosen: {lit} of {other} arrows lit, {dim} dim; {shown} figures, {over} over others")
    page.keyboard.press("Escape")
    page.mouse.move(1, 1)
    chips = page.evaluate("[...new Set([...document.querySelectorAll('.chip')].map(one => one.offsetHeight + '/' + getComputedStyle(one).fontSize))]")
    if len(chips) > 1:
        fault(name, f"chips of several sizes: {chips}")
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    printed, natural = page.evaluate(width), page.evaluate("document.getElementById('picture-drawing').viewBox.baseVal.width")
    if printed > natural + 1:
        fault(name, f"a picture {natural} wide is printed {printed:.0f} wide")
    page.emulate_media(media="screen")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.evaluate("scrollTo(0, 0)")


def barriers(page, name, scheme):
    results = Axe().run(page, options={"runOnly": {
        "type": "tag",
        "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    }})
    for violation in results.response["violations"]:
        nodes = ", ".join(str(node["target"][0]) for node in violation["nodes"][:3])
        fault(name, f"axe, {scheme}: {violation['id']} on {nodes} ({len(violation['nodes'])})")


def size(page_file, name):
    text = page_file.read_text()
    data = json.loads(text.split('id="data">', 1)[1].split("</script>", 1)[0])
    nodes, weight = len(data["regions"]["name"]), page_file.stat().st_size
    if weight > 400_000 + 120 * nodes:
        fault(name, f"{weight} bytes for {nodes} nodes")
    return f"{weight / 1000:.0f} kB, {nodes} nodes"


def shoot(page, name, scheme, files):
    target = work / f"{name}-{scheme}.png"
    height = page.evaluate("document.documentElement.scrollHeight")
    page.screenshot(path=str(target), full_page=height < 12_000, timeout=120_000)
    files.append(target.name)


def main():
    shots = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        names = [(folder, folder.name) for folder in folders] + [(hostile(), "hostile"), (crowded(), "crowded")]
        for folder, name in names:
            if not folder.is_dir():
                continue
            page_file = write(folder, name)
            if not page_file:
                continue
            print(f"{name}: {size(page_file, name)}")
            for scheme in ("light", "dark"):
                context, page, said = opened(browser, page_file, name, scheme)
                barriers(page, name, scheme)
                shoot(page, name, scheme, shots)
                if scheme == "light":
                    counted = counts(page, folder, name)
                    if counted:
                        print(f"  {counted}")
                    if page.locator("#picture-drawing").count():
                        picture(page, name)
                    way = by_keyboard(page, name)
                    if way:
                        print(f"  a finding by keyboard: {way}")
                    page.evaluate("document.querySelectorAll('details').forEach(one => one.open = true)")
                    barriers(page, name, "opened")
                    page.evaluate("document.querySelectorAll('details').forEach(one => one.open = false)")
                    page.evaluate("document.getElementById('picture').scrollIntoView()")
                    page.wait_for_timeout(1000)
                    page.screenshot(path=str(work / f"{name}-picture.png"), timeout=120_000)
                    if (work / f"{name}-picture.png").stat().st_size < BLANK:
                        fault(name, "the screenshot of the picture is blank")
                    shots.append(f"{name}-picture.png")
                    page.evaluate("document.querySelectorAll('details').forEach(one => one.open = true)")
                    page.pdf(path=str(work / f"{name}.pdf"), format="A4")
                if said:
                    fault(name, f"says {said}")
                context.close()
        browser.close()
    print(f"{len(shots)} screenshots; {len(faults)} faults")
    return 1 if faults else 0


sys.exit(main())
