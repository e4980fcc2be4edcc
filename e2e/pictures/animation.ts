import type { Page } from '@playwright/test';
import sharp from 'sharp';

export const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

/** One picture of an animation, with the caption below it. */
interface Frame {
  pictures: Record<Scheme, Buffer>;
  /** Role of the user whose page it is. */
  role: string;
  /** A sentence, or a command that begins with "$ ". */
  caption: string;
  durationMs: number;
}

const CAPTION_HEIGHT = 76;
/** Width of the animation; the pages are wider, because their navigation is folded below 1280 pixels. */
const WIDTH = 1120;
const WEBP = { quality: 70, effort: 6, smartSubsample: true };
const CAPTION_STYLE: Record<Scheme, string> = {
  light: 'background: #141b26; color: #fff',
  dark: 'background: #e9e4d8; color: #141b26',
};

/** Collects pictures of pages in both color schemes, and writes one animation for each scheme. */
export class Animation {
  private readonly frames: Frame[] = [];

  /** Adds the visible part of a page as the next frame. */
  async add(page: Page, frame: Omit<Frame, 'pictures'>): Promise<void> {
    const pictures = {} as Frame['pictures'];
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.evaluate(() => document.fonts.ready);
      // Images differ by scheme; lazy ones outside of the window are never loaded.
      await page.waitForFunction(() =>
        [...document.images].every((image) => image.complete || image.loading === 'lazy'),
      );
      pictures[scheme] = await page.screenshot();
    }
    this.frames.push({ ...frame, pictures });
  }

  /**
   * Writes the animation of each scheme.
   * @param page of the site, whose fonts the captions use; its content is replaced.
   */
  async write(page: Page, fileOf: (scheme: Scheme) => string): Promise<void> {
    for (const scheme of SCHEMES) {
      const pictures: Buffer[] = [];
      for (const [index, frame] of this.frames.entries()) {
        const picture = sharp(frame.pictures[scheme]);
        const { height } = await picture.metadata();
        const caption = await this.takeCaption(page, scheme, index);
        const whole = await picture
          .extend({ bottom: CAPTION_HEIGHT })
          .composite([{ input: caption, left: 0, top: height }])
          .png()
          .toBuffer();
        // In a pipeline of its own: sharp resizes before it composites.
        pictures.push(await sharp(whole).resize(WIDTH).png().toBuffer());
      }
      await sharp(pictures, { join: { animated: true } })
        .webp({ ...WEBP, loop: 0, delay: this.frames.map(({ durationMs }) => durationMs) })
        .toFile(fileOf(scheme));
    }
  }

  private async takeCaption(page: Page, scheme: Scheme, index: number): Promise<Buffer> {
    const frame = this.frames[index];
    if (!frame) throw new Error(`There is no frame ${index}.`);
    const { caption, role } = frame;
    // Built without markup: the site's Trusted Types policy refuses innerHTML.
    await page.evaluate(
      ({ style, parts }) => {
        const bar = document.createElement('div');
        bar.id = 'caption';
        bar.style.cssText = style;
        for (const { text, look } of parts) {
          const part = document.createElement('span');
          part.textContent = text;
          part.style.cssText = look;
          bar.append(part);
        }
        document.body.replaceChildren(bar);
      },
      {
        style: `${CAPTION_STYLE[scheme]}; position: fixed; inset: 0 0 auto; height: ${CAPTION_HEIGHT}px; display: flex; align-items: center;
          gap: 24px; padding: 0 72px; font-size: 28px; white-space: nowrap`,
        parts: [
          { text: role, look: 'font-weight: 700' },
          {
            text: caption,
            look: `flex: 1; font-family: ${caption.startsWith('$ ') ? 'ui-monospace, monospace' : 'inherit'}`,
          },
          { text: `${index + 1} / ${this.frames.length}`, look: 'font-size: 22px; opacity: 0.7' },
        ],
      },
    );
    return page.locator('#caption').screenshot();
  }
}
