import { LANGUAGES, NOTIFICATION_TYPES, type NotificationType, SITE_PRESETS } from '@boardwalk/contracts';
import { serverText } from '@boardwalk/server/texts';
import { expect, it } from 'vitest';
import { emailOf } from './message.policy.ts';
import { MAIL_TEXTS } from './notification-texts.ts';

const FACTS = {
  title: 'A title',
  actor: 'Vera',
  publishAt: null,
  zone: 'UTC',
  href: '/news/a',
  subject: 'a',
};
const CONTEXT = {
  siteName: SITE_PRESETS.plain.name,
  look: SITE_PRESETS.plain.look,
  siteOrigin: 'https://site.test',
  stopUrl: 'https://site.test/stop',
};
/** Names from the demo's city, which no other community has. */
const DEMO = /meridian|harbou?r|hafen|ferry|fähre|puerto|portuari|ferri\b/i;

it.each(LANGUAGES)('sends no names of the demo in any e-mail, in %s', (language) => {
  for (const type of Object.keys(NOTIFICATION_TYPES) as NotificationType[]) {
    const { subject, text, html } = emailOf({ ...FACTS, type, language }, CONTEXT);
    expect(`${subject} ${text} ${html}`, type).not.toMatch(DEMO);
    expect(text).toContain(SITE_PRESETS.plain.name);
  }
  for (const text of Object.values(MAIL_TEXTS))
    expect(serverText(text, language, { site: 'Elsewhere' })).not.toMatch(DEMO);
});
