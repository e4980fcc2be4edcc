import { html } from '../pages/html.ts';
import { page } from '../pages/layout.ts';

interface AgreePage {
  /** URL of the form, with the query of the request. */
  action: string;
  name: string;
  problem: string | undefined;
}

/** Page that asks whether the site may access the user's Discord identity. */
export function agreePage({ action, name, problem }: AgreePage): string {
  return page(
    'Link Discord',
    html`<article class="ticket ticket-notice">
<div class="ticket-main">
<p class="line-name">Stand-in for Discord</p>
<h1>Link Discord</h1>
<p class="lead">The site asks for your name there, and nothing else. Here any name will do.</p>
<form method="post" action="${action}" novalidate>
<div class="field">
<label for="name">Name at Discord</label>
<input id="name" name="name" type="text" value="${name}" autocomplete="off" autocapitalize="none" spellcheck="false" required autofocus${
      problem && html` aria-invalid="true" aria-describedby="name-problem"`
    }>
${problem && html`<p class="problem" id="name-problem">${problem}</p>`}
</div>
<button class="button" type="submit" name="answer" value="authorize">Authorize</button>
<p class="other-way"><button class="link" type="submit" name="answer" value="cancel">Cancel</button></p>
</form>
</div>
</article>`,
  );
}

/** A message posted by a webhook. */
export interface Posted {
  at: Date;
  content: string;
}

/** Page with the channel's messages, newest first. */
export function channelPage(posted: readonly Posted[]): string {
  return page(
    'Channel',
    html`<article class="ticket ticket-notice">
<div class="ticket-main">
<p class="line-name">Stand-in for Discord</p>
<h1>Channel</h1>
${posted.length === 0 && html`<p class="notice-line">Nothing has been posted yet.</p>`}
${posted.map(({ at, content }) => html`<p class="notice-line"><time>${at.toISOString()}</time><br>${content}</p>`)}
</div>
</article>`,
  );
}
