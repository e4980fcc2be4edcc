import { createHash } from 'node:crypto';
import { COLOURS, LAMP } from '@boardwalk/contracts';
import type { Middleware } from '../shims/middleware.ts';
import { loadFonts } from './fonts.ts';
import { FORM_STYLE } from './style/form.ts';
import { PAGE_STYLE } from './style/page.ts';
import { TICKET_STYLE } from './style/ticket.ts';
import { TOKENS } from './style/tokens.ts';

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${COLOURS.ground.dark}"/><path d="M5 20h22l-3.5 5h-15ZM9 20v-5h14v5M12 15v-4h8v4" fill="none" stroke="${COLOURS.text.dark}" stroke-width="2" stroke-linejoin="round"/><circle cx="16" cy="7" r="2" fill="${LAMP}"/></svg>`;

interface Asset {
  type: string;
  body: Buffer;
}

const files = new Map<string, Asset>();

/** Registers a file under a URL with a hash of its content. */
function publish(name: string, extension: string, type: string, body: Buffer): string {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 12);
  const url = `/assets/${name}.${hash}.${extension}`;
  files.set(url, { type, body });
  return url;
}

const fonts = loadFonts().map(({ family, weights, bytes }) => {
  const name = family.toLowerCase().replaceAll(' ', '-');
  return { family, weights, url: publish(name, 'woff2', 'font/woff2', bytes) };
});

const fontFaces = fonts.map(
  ({ family, weights, url }) =>
    `@font-face{font-family:'${family}';font-style:normal;font-weight:${weights};font-display:swap;src:url(${url}) format('woff2')}`,
);

const css = [...fontFaces, TOKENS, PAGE_STYLE, FORM_STYLE, TICKET_STYLE].join('\n');

/** URLs of the pages' files. */
export const ASSETS = {
  stylesheet: publish('identity', 'css', 'text/css; charset=utf-8', Buffer.from(css)),
  icon: publish('icon', 'svg', 'image/svg+xml', Buffer.from(ICON)),
  fonts: fonts.map(({ url }) => url),
};

/** Serves the files as immutable: different content has a different URL. */
export const assets: Middleware = (ctx, next) => {
  const file = files.get(ctx.path);
  if (!file || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
  ctx.type = file.type;
  ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
  ctx.body = file.body;
};
