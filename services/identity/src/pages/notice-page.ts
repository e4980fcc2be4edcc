import { currentBrand } from '../brand.ts';
import { html } from './html.ts';
import { page } from './layout.ts';

/** Renders a page with a message, and a link back to the site if there is one. */
export function noticePage(title: string, lines: readonly string[], site: string | undefined): string {
  return page(
    title,
    html`<article class="ticket ticket-notice">
<div class="ticket-main">
<p class="line-name">${currentBrand().line}</p>
<h1>${title}</h1>
${lines.map((line) => html`<p class="notice-line">${line}</p>`)}
${site && html`<p><a class="button" href="${site}/">Back to ${currentBrand().name}</a></p>`}
</div>
</article>`,
  );
}

/** Page for users who can't be signed in because the disk is full. */
export function noRoomPage(site: string | undefined): string {
  return noticePage('No room left', ['The disk is full, so no one can sign in now. Try again later.'], site);
}
