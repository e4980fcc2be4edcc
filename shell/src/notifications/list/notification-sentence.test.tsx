import { NOTIFICATION_TYPE_NAMES, type Notification } from '@boardwalk/contracts';
import { renderPage } from '@boardwalk/kit/testing';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, it } from 'vitest';
import { aNotification } from './notification.factory.ts';
import { NotificationSentence } from './notification-sentence.tsx';

const AT = '2026-12-24T17:30:00Z';
const KIRI = aNotification().actor;

const facts = (change: Partial<Notification['facts']> = {}) => ({
  title: 'Pier',
  count: 1,
  publishAt: null,
  ...change,
});

/** Returns the element that contains the sentence of a notification, in English. */
function sentenceOf(change: Partial<Notification>) {
  return renderPage(<NotificationSentence notification={aNotification(change)} />, { answers: {} }).container;
}

/** Every combination of count and time of a type. */
const casesOf = (type: Notification['type'], actor: Notification['actor']) =>
  [null, AT].flatMap((publishAt) =>
    [1, 3].map((count) => aNotification({ type, actor, facts: facts({ publishAt, count }) })),
  );

it.each([
  ['an actor', KIRI],
  ['no actor', null],
])('has a complete sentence for each type, with %s', (_, actor) => {
  const all = NOTIFICATION_TYPE_NAMES.flatMap((type) => casesOf(type, actor));
  const { getAllByRole } = renderPage(
    <ul>
      {all.map((notification) => (
        <li key={JSON.stringify(notification)}>
          <NotificationSentence notification={notification} />
        </li>
      ))}
    </ul>,
    { answers: {} },
  );
  const sentences = getAllByRole('listitem');
  expect(sentences).toHaveLength(all.length);
  for (const sentence of sentences) {
    expect(sentence.textContent).not.toMatch(/[{}<>#]|\bnone\b|\[object|notification\.|^\s|\s\s|\s$/);
    expect(sentence.querySelectorAll('b').length).toBeLessThanOrEqual(actor ? 1 : 0);
  }
});

it('marks the actor, and inserts texts of members without interpreting them', () => {
  const actor = { username: 'mal', fullName: '<b>none</b> {title}', avatarUrl: null };
  const sentence = sentenceOf({ actor, facts: facts({ title: '<b>A</b> <1/> \\u0041 {actor}' }) });
  expect(sentence.textContent).toBe('<b>none</b> {title} commented on “<b>A</b> <1/> \\u0041 {actor}”.');
  expect([...sentence.querySelectorAll('b')].map((name) => name.textContent)).toEqual([actor.fullName]);
});

it('names an actor without a full name by username, even if it is “none”', () => {
  const actor = { username: 'none', fullName: '', avatarUrl: null };
  expect(sentenceOf({ actor }).textContent).toBe('none commented on “Ferry timetable”.');
});

it('merges several comments', () => {
  const { textContent } = sentenceOf({ facts: facts({ count: 3 }) });
  expect(textContent).toBe('3 new comments on “Pier”, the last by Kiri Tane.');
});

it('contains the time of a scheduled article', () => {
  const sentence = sentenceOf({ type: 'article.released', facts: facts({ publishAt: AT }) });
  expect(sentence.textContent).toMatch(/^Kiri Tane scheduled your article “Pier” for \S.*2026.*\.$/);
  expect(sentence.querySelector('time')?.dateTime).toBe(AT);
});

it('accepts translations with the placeholders in another order', () => {
  const message = 'Am {publishDate}: „{title}“ von <b>{actor}</b>';
  const messages = { de: { 'notification.article.released': message } };
  const scheduled = aNotification({ type: 'article.released', facts: facts({ publishAt: AT }) });
  const { container } = renderPage(
    <I18nProvider i18n={setupI18n({ locale: 'de', messages })}>
      <NotificationSentence notification={scheduled} />
    </I18nProvider>,
    { answers: {} },
  );
  expect(container.textContent).toMatch(/^Am \S.*2026.*: „Pier“ von Kiri Tane$/);
  expect(container.querySelector('time')?.dateTime).toBe(AT);
  expect(container.querySelector('b')?.textContent).toBe('Kiri Tane');
});

it('translates reasons of reports and problems of the site, and shows explanations unchanged', () => {
  const reported = (title: string) => sentenceOf({ type: 'comment.reported', facts: facts({ title }) });
  expect(reported('spam').textContent).toBe('A comment was reported: “Spam or advertising”.');
  expect(reported('He shouts').textContent).toBe('A comment was reported: “He shouts”.');
  const troubled = { type: 'site.troubled', actor: null, facts: facts({ title: 'disk' }) } as const;
  expect(sentenceOf(troubled).textContent).toBe('The disk is almost full.');
});

it('shows the title of a type that only a newer version knows', () => {
  const type = 'job.offered' as Notification['type'];
  expect(sentenceOf({ type, facts: facts({ title: 'Harbor pilot' }) }).textContent).toBe('Harbor pilot');
});
