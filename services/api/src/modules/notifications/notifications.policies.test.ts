import {
  DEFAULT_LOOK,
  LANGUAGES,
  NOTIFICATION_DEFAULTS,
  NOTIFICATION_TYPE_NAMES,
  NOTIFICATION_TYPES,
} from '@boardwalk/contracts';
import { describe, expect, it } from 'vitest';
import { redactAddresses } from './delivery.policy.ts';
import { emailOf, type MessageFacts, messageZone, pushOf } from './message.policy.ts';
import { preferencesFrom, wants, withoutEmails } from './preferences.policy.ts';

const facts: MessageFacts = {
  type: 'article.published',
  title: 'The <b>pier</b>',
  actor: 'Ann "A" O’Neil',
  publishAt: null,
  href: '/news/the-pier',
  subject: 'article:1',
  language: 'en',
  zone: 'UTC',
};
const around = {
  siteName: 'Meridian & Co',
  look: DEFAULT_LOOK,
  siteOrigin: 'https://m.test',
  stopUrl: 'https://m.test/stop?a=1&b=2',
};

describe('preferences', () => {
  it('are in a language of the site: the chosen one if it is offered, else the first', () => {
    const row = {
      ...NOTIFICATION_DEFAULTS,
      userId: 'a',
      types: {},
      apps: {},
      language: 'de',
      version: 1,
    } as const;
    expect(preferencesFrom(row, ['en', 'de']).language).toBe('de');
    expect(preferencesFrom(row, ['es', 'en']).language).toBe('es');
    expect(preferencesFrom(undefined, ['es', 'en']).language).toBe('es');
    expect(preferencesFrom({ ...row, language: 'fr' as 'de' }).language).toBe('en');
  });

  it('start with the defaults of the table', () => {
    const preferences = preferencesFrom(undefined);
    expect(preferences).toMatchObject({ inApp: true, email: true, push: true, marketing: false, version: 0 });
    for (const name of NOTIFICATION_TYPE_NAMES) {
      const { inApp, email, push } = NOTIFICATION_TYPES[name];
      expect(preferences.types[name]).toEqual({ inApp, email, push });
    }
  });

  it('require both the channel and the type, for e-mails to all members as well', () => {
    const some = preferencesFrom(undefined);
    expect(wants(some, { type: 'article.published' }, 'push')).toBe(true);
    expect(wants(some, { type: 'article.published' }, 'email')).toBe(false);
    expect(wants({ ...some, marketing: true }, { type: 'article.published' }, 'email')).toBe(true);
    expect(wants({ ...some, marketing: true, email: false }, { type: 'article.published' }, 'email')).toBe(
      false,
    );
    expect(wants(some, { type: 'article.released' }, 'email')).toBe(true);
    expect(wants(some, { type: 'comment.posted' }, 'email')).toBe(false);
    expect(wants({ ...some, push: false }, { type: 'comment.posted' }, 'push')).toBe(false);
  });

  it.each(NOTIFICATION_TYPE_NAMES)(
    'exclude e-mails of %s after unsubscribing, but no other messages',
    (type) => {
      const all = { ...preferencesFrom(undefined), marketing: true };
      const stopped = withoutEmails(all, type);
      expect(wants(stopped, { type: type }, 'email')).toBe(false);
      for (const other of NOTIFICATION_TYPE_NAMES.filter((name) => name !== type))
        expect(wants(stopped, { type: other }, 'email')).toBe(wants(all, { type: other }, 'email'));
    },
  );
});

describe('errors of deliveries', () => {
  it.each([
    ['550 5.1.1 <ann@example.com>: Recipient address rejected', '550 5.1.1 <…>: Recipient address rejected'],
    ['"ann smith"@example.com unknown', '"ann smith"… unknown'],
    ['see https://push.example/secret-part', 'see …'],
    ['two\r\n lines\u0000', 'two lines'],
    ['x'.repeat(900), `${'x'.repeat(299)}…`],
  ])('are recorded without addresses: %j', (said, kept) => {
    expect(redactAddresses(said)).toBe(kept);
  });
});

/** Types about the member's own account, which have no title. */
const UNTITLED: readonly string[] = ['account.export_ready', 'account.deletion_asked'];

describe('an e-mail', () => {
  it.each(LANGUAGES.flatMap((language) => NOTIFICATION_TYPE_NAMES.map((type) => [language, type] as const)))(
    'contains in %s the facts of %s',
    (language, type) => {
      const { subject, text, html } = emailOf({ ...facts, language, type }, around);
      if (!UNTITLED.includes(type)) for (const said of [subject, text]) expect(said).toContain(facts.title);
      expect(text).toContain('https://m.test/news/the-pier');
      expect(text).toContain(around.stopUrl);
      expect(html).toContain(`lang="${language}"`);
      expect(pushOf({ ...facts, language, type }).title).toBe(subject);
    },
  );

  it.each(LANGUAGES.flatMap((language) => NOTIFICATION_TYPE_NAMES.map((type) => [language, type] as const)))(
    'is complete in %s for %s without an actor and without a time',
    (language, type) => {
      const { subject, text } = emailOf({ ...facts, title: 'T', actor: null, language, type }, around);
      for (const said of [subject, text]) expect(said).not.toMatch(/[{}<>]|\bnone\b|null|undefined/);
    },
  );

  it('contains the sentence of the bell, as plain text, with texts of members unchanged', () => {
    const posted = { ...facts, type: 'comment.posted', actor: 'none <b>{title}</b>' } as const;
    const sentence = 'none <b>{title}</b> commented on “The <b>pier</b>”.';
    expect(emailOf(posted, around).text).toContain(sentence);
    expect(pushOf(posted).body).toBe(sentence);
    expect(pushOf({ ...posted, type: 'comment.replied' }).title).toBe(
      'none <b>{title}</b> replied to you: The <b>pier</b>',
    );
  });

  it('escapes HTML in texts of members', () => {
    const { html } = emailOf(facts, around);
    expect(html).not.toContain('<b>');
    expect(html).toContain('The &lt;b&gt;pier&lt;/b&gt;');
    expect(html).toContain('Ann &quot;A&quot; O’Neil');
    expect(html).toContain('href="https://m.test/stop?a=1&amp;b=2"');
  });

  it('contains the time of a scheduled article, and none for a published one', () => {
    const publishAt = new Date('2026-12-24T17:30:00Z');
    const scheduled = { ...facts, type: 'article.released', publishAt } as const;
    expect(emailOf(scheduled, around).text).toContain('December 24, 2026 at 5:30 PM (UTC)');
    expect(emailOf({ ...scheduled, language: 'de' }, around).text).toContain(
      '24. Dezember 2026 um 17:30 (UTC)',
    );
    const published = { ...scheduled, publishAt: null };
    expect(emailOf(published, around).text).toContain(
      'Ann "A" O’Neil published your article “The <b>pier</b>”.',
    );
    expect(emailOf({ ...published, actor: null }, around).text).toContain(
      'Your article “The <b>pier</b>” was published.',
    );
  });

  it('displays times in the zone of the recipient, otherwise of the event, otherwise of the site', () => {
    expect(messageZone('Asia/Tokyo', 'Europe/Berlin', 'UTC')).toBe('Asia/Tokyo');
    expect(messageZone(null, 'Europe/Berlin', 'UTC')).toBe('Europe/Berlin');
    expect(messageZone(null, null, 'America/Chicago')).toBe('America/Chicago');
  });

  it.each([
    'event.reminder',
    'event.changed',
    'estate.viewing',
    'estate.viewing_reminder',
    'estate.rent_due',
  ] as const)('names the zone of a time in %s, in e-mails and pushes, in English and German', (type) => {
    const publishAt = new Date('2026-12-05T00:01:00Z');
    const timed = { ...facts, type, publishAt, zone: 'Europe/Berlin' } as const;
    for (const text of [emailOf(timed, around).text, pushOf(timed).body])
      expect(text).toContain('December 5, 2026 at 1:01 AM (Europe/Berlin, UTC+1)');
    for (const text of [
      emailOf({ ...timed, language: 'de' }, around).text,
      pushOf({ ...timed, language: 'de' }).body,
    ])
      expect(text).toContain('5. Dezember 2026 um 01:01 (Europe/Berlin, UTC+1)');
  });

  it('displays the start of an event in the zone of the recipient, in e-mails and pushes', () => {
    const publishAt = new Date('2026-12-05T21:00:00Z');
    const moved = { ...facts, type: 'event.changed', publishAt, zone: 'Europe/Berlin' } as const;
    expect(emailOf(moved, around).text).toContain(
      'It begins on December 5, 2026 at 10:00 PM (Europe/Berlin, UTC+1).',
    );
    expect(emailOf({ ...moved, language: 'de' }, around).text).toContain(
      '5. Dezember 2026 um 22:00 (Europe/Berlin, UTC+1)',
    );
    expect(pushOf({ ...moved, type: 'event.reminder' }).body).toContain('10:00 PM (Europe/Berlin, UTC+1)');
    const elsewhere = { ...moved, zone: 'America/New_York' };
    expect(emailOf(elsewhere, around).text).toContain('4:00 PM (America/New York, UTC-5)');
  });
});
