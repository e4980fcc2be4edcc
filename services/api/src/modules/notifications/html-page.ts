import type { PageLanguage } from '@boardwalk/contracts';

/** A page that needs nothing but itself: a letter, or the answer to a link in one. */
export function htmlPage(language: PageLanguage, title: string, body: string[]): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>${htmlSafe(title)}</title></head>`,
    '<body style="margin:0 auto;padding:32px 20px;max-width:560px;font-family:system-ui,sans-serif;color:#1c2530">',
    ...body,
    '</body></html>',
  ].join('');
}

/** A text as it can stand anywhere in a page, between tags or as a quoted attribute. */
export function htmlSafe(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
