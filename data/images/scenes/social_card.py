"""The card that social networks show: the brand and the question at the left, the shore at the right.

    python3 data/images/scenes/social_card.py

Needs Chromium, pngquant and the site's packages installed (for the font); make hero.png and background.png first.
Options: `--chromium <program>`, `--font <woff2 file>`, `--out <png file>`.
"""
import argparse
import os
import pathlib
import subprocess
import tempfile

IMAGES = pathlib.Path(__file__).resolve().parent.parent
FONT = (IMAGES.parent.parent / "node_modules/@fontsource-variable/atkinson-hyperlegible-next/files"
        / "atkinson-hyperlegible-next-latin-wght-normal.woff2")

PAGE = """<!doctype html>
<meta charset="utf-8">
<style>
  @font-face {{ font-family: Next; src: url("{font}") format("woff2"); font-weight: 200 800 }}
  * {{ margin: 0; box-sizing: border-box }}
  body {{ width: 1200px; height: 630px; overflow: hidden; position: relative; color: #06282F;
         font-family: Next; background: #FFFBF4 url("{background}") 0 100% / 1200px auto }}
  .world {{ position: absolute; right: 14px; top: 50%; width: 690px; transform: translateY(-50%) }}
  .words {{ position: absolute; left: 64px; top: 0; height: 100%; width: 520px; display: flex;
            flex-direction: column; justify-content: center; gap: 30px; padding-bottom: 12px }}
  .brand {{ display: flex; align-items: center; gap: 18px; font-size: 42px; font-weight: 700; letter-spacing: -.015em }}
  .brand img {{ width: 68px }}
  h1 {{ font-size: 86px; line-height: 1; font-weight: 800; letter-spacing: -.035em }}
</style>
<img class="world" src="{hero}" alt="">
<div class="words">
  <p class="brand"><img src="{mark}" alt="">Maré Crédito</p>
  <h1>Qual o<br>tamanho<br>do seu<br>sonho?</h1>
</div>
"""


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--chromium", default="chromium")
    parser.add_argument("--font", type=pathlib.Path, default=FONT)
    parser.add_argument("--out", type=pathlib.Path, default=IMAGES / "social-card.png")
    chosen = parser.parse_args()
    sources = {"font": chosen.font, "background": IMAGES / "background.png", "hero": IMAGES / "hero.png",
               "mark": IMAGES / "brand-mark.svg"}
    with tempfile.TemporaryDirectory() as folder:
        page, shot = pathlib.Path(folder, "card.html"), pathlib.Path(folder, "card.png")
        page.write_text(PAGE.format(**{name: path.resolve().as_uri() for name, path in sources.items()}), encoding="utf-8")
        subprocess.run([chosen.chromium, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                        "--allow-file-access-from-files", "--virtual-time-budget=5000", "--window-size=1200,630",
                        f"--screenshot={shot}", page.as_uri()], check=True, stderr=subprocess.DEVNULL)
        subprocess.run(["pngquant", "--force", "--speed", "1", "--output", chosen.out, "256", shot], check=True)
    print(f"{chosen.out.name}: {os.path.getsize(chosen.out) // 1024} KB")


if __name__ == "__main__":
    main()
