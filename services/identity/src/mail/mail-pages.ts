import { html } from '../pages/html.ts';
import { page } from '../pages/layout.ts';
import type { Middleware } from '../shims/middleware.ts';
import type { TakenMail } from './mail-sink.ts';

const ROOT = '/mail';
const ADDRESS = /https?:\/\/[^\s<>"]+/g;

/** Shows at `/mail` the site's sent e-mails, newest first, and below it each as plain text. */
export function mailPages(mails: readonly TakenMail[]): Middleware {
  return (ctx, next) => {
    if (ctx.method !== 'GET' || (ctx.path !== ROOT && !ctx.path.startsWith(`${ROOT}/`))) return next();
    const id = Number(ctx.path.slice(ROOT.length + 1));
    const mail = mails.find((one) => one.id === id);
    ctx.type = 'html';
    ctx.set('Cache-Control', 'no-store');
    if (ctx.path === ROOT) ctx.body = listPage(mails);
    else if (mail) ctx.body = mailPage(mail);
    else {
      ctx.status = 404;
      ctx.body = missingPage();
    }
  };
}

function listPage(mails: readonly TakenMail[]): string {
  return page(
    'E-mails',
    html`<article class="ticket ticket-notice">
<div class="ticket-main">
<p class="line-name">Stand-in for a mail server</p>
<h1>E-mails</h1>
${mails.length === 0 && html`<p class="notice-line">The site has sent none yet.</p>`}
${mails.map(({ id, at, to, subject }) => html`<p class="notice-line"><a href="${ROOT}/${String(id)}">${subject || '(no subject)'}</a><br>to ${to}, <time>${at.toISOString()}</time></p>`)}
</div>
</article>`,
  );
}

function mailPage({ at, to, from, subject, text }: TakenMail): string {
  return page(
    subject || '(no subject)',
    html`<article class="ticket ticket-notice">
<div class="ticket-main">
<p class="line-name"><a href="${ROOT}">All e-mails</a></p>
<h1>${subject || '(no subject)'}</h1>
<p class="notice-line">from ${from}<br>to ${to}<br><time>${at.toISOString()}</time></p>
${text.split(/\r?\n/).map((line) => line !== '' && html`<p class="notice-line">${linked(line)}</p>`)}
</div>
</article>`,
  );
}

function missingPage(): string {
  return page(
    'No such e-mail',
    html`<article class="ticket ticket-notice">
<div class="ticket-main">
<p class="line-name"><a href="${ROOT}">All e-mails</a></p>
<h1>No such e-mail</h1>
<p class="notice-line">E-mails are kept until the stand-in stops, the last hundred of them.</p>
</div>
</article>`,
  );
}

/** Renders a line with links for its URLs. */
function linked(line: string) {
  const addresses = line.match(ADDRESS) ?? [];
  return line
    .split(ADDRESS)
    .flatMap((words, place) => [
      words,
      addresses[place] && html`<a href="${addresses[place]}">${addresses[place]}</a>`,
    ]);
}
