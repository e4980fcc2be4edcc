import { neutralsOf, onFill, type PageLanguage, SIGNALS, type SiteLook } from '@boardwalk/contracts';
import { escapeHtml } from '@boardwalk/server';

const { dusk } = SIGNALS;
/** Parts of a site's look that e-mails use. */
export type MailLook = Pick<SiteLook, 'palette' | 'accent'>;

/** Returns the site's colors, light and dark. Mail programs that ignore styles use their own. */
function styleOf(look: MailLook): string {
  const { ground, text, quiet, line } = neutralsOf(look);
  const { fill } = look.accent;
  return `
:root{color-scheme:light dark}
body{margin:0 auto;padding:40px 20px;max-width:560px;font:16px/1.5 system-ui,sans-serif;background:${ground.light};color:${text.light}}
h1{font-size:22px;margin:0 0 28px}p{margin:0 0 24px}a{color:${dusk.light}}
.quiet{font-size:14px;color:${quiet.light};border-top:1px solid ${line.light};padding-top:16px;margin-top:32px}.quiet a{color:inherit}
button{font:inherit;font-weight:600;color:${onFill(fill)};background:${fill};border:0;border-radius:8px;padding:12px 20px;cursor:pointer}
button:focus-visible{outline:3px solid ${dusk.light};outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:${ground.dark};color:${text.dark}}a{color:${dusk.dark}}
.quiet{color:${quiet.dark};border-color:${line.dark}}button:focus-visible{outline-color:${dusk.dark}}}`;
}

/** Returns a self-contained HTML page: the HTML part of an e-mail, or an unsubscribe page. */
export function htmlPage(
  { language, look }: { language: PageLanguage; look: MailLook },
  title: string,
  body: string[],
): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeHtml(title)}</title><style>${styleOf(look)}</style></head><body>`,
    ...body,
    '</body></html>',
  ].join('\n');
}
