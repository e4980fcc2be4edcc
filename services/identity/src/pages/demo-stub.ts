import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../accounts/demo-accounts.ts';
import { screenUrl } from '../interaction/screen.ts';
import { type Html, html } from './html.ts';
import { serialBars } from './serial.ts';

/** The ticket's stub with the demo accounts. Clicking a name fills in the e-mail. */
export function demoStub(uid: string): Html {
  return html`<aside class="ticket-stub" aria-label="Demo accounts">
<details open>
<summary>Demo accounts</summary>
<p class="stub-password">Password of all of them: <code>${DEMO_PASSWORD}</code></p>
<ul class="crew">
${DEMO_ACCOUNTS.map(
  ({ email, name, nickname }) =>
    html`<li><a href="${screenUrl(uid, 'login', email)}" title="${email}"><span class="crew-role">${nickname}</span><span class="crew-name">${name}</span></a></li>
`,
)}</ul>
<p class="stub-note">Each signs in as <code>name@meridian.test</code>. Pick one to fill in the e-mail.</p>
</details>
${serialBars(uid)}
</aside>`;
}
