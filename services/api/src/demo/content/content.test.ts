import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ROLE_NAMES, siteConfigurationSchema, WEEKDAYS } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { newSiteConfiguration } from '../new-site-configuration.ts';
import { readApplications, readFreeInterviews } from './applications.ts';
import { readArticles } from './articles.ts';
import { readComments, readReactions } from './comments.ts';
import { slugOfFile } from './content-files.ts';
import { type DemoDoc, readDocs } from './docs.ts';
import {
  readDescriptions,
  readInquiries,
  readListings,
  readOwners,
  readProperties,
  readSearches,
  readTenancies,
} from './estate.ts';
import { readEvents } from './events.ts';
import { readFeed } from './feed.ts';
import { readForms } from './forms.ts';
import { readPunishments, readStaffNotes } from './moderation.ts';
import { readAccounts, readMembers } from './people.ts';
import { readAuditLog, readFailedEmails } from './records.ts';
import { readStreamers } from './streaming.ts';

/** In the order of `WEEKDAYS`. */
const WEEKDAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const READERS = {
  readAccounts,
  readMembers,
  readArticles,
  readDocs,
  readEvents,
  readForms,
  readApplications,
  readFreeInterviews,
  readComments,
  readReactions,
  readFeed,
  readPunishments,
  readStaffNotes,
  readStreamers,
  readProperties,
  readDescriptions,
  readOwners,
  readListings,
  readTenancies,
  readInquiries,
  readSearches,
  readAuditLog,
  readFailedEmails,
};

it.each(Object.entries(READERS))('%s reads its files without an error', (_, read) => {
  expect(Object.keys(read()).length).toBeGreaterThan(0);
});

it('defines valid settings of a site', () => {
  const configuration = newSiteConfiguration('meridian', true);
  expect(siteConfigurationSchema.parse(configuration)).toEqual(configuration);
});

it('reads each page of the docs, including subpages', () => {
  const slugsOf = (pages: DemoDoc[]): string[] =>
    pages.flatMap(({ slug, children }) => [slug, ...slugsOf(children)]);
  const folder = fileURLToPath(new URL('../../../demo/docs', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  );
  expect(slugsOf(readDocs()).sort()).toEqual(files.map(slugOfFile).sort());
});

/** Number of properties on a page of the market. */
const PAGE = 24;

it('shows no two properties with the same picture on a page of the market', () => {
  const pictureOf = new Map(readProperties().map(({ code, pictures }) => [code, pictures[0]]));
  const inOrder = readListings().toSorted(
    (one, other) => one.price - other.price || (one.code < other.code ? -1 : 1),
  );
  const equal = inOrder.flatMap(({ code }, at) =>
    inOrder
      .slice(at + 1, at + PAGE)
      .filter((near) => pictureOf.get(near.code) === pictureOf.get(code))
      .map((near) => `${code} and ${near.code}`),
  );
  expect(equal).toEqual([]);
});

it('has events on the weekday of their title', () => {
  const titled = readEvents().filter(({ title }) => WEEKDAY_NAMES.some((name) => title.includes(name)));
  expect(titled.length).toBeGreaterThan(0);
  for (const { title, weekday } of titled)
    expect(weekday && title.includes(WEEKDAY_NAMES[WEEKDAYS.indexOf(weekday)] ?? ''), title).toBe(true);
});

it('names no member after their role', () => {
  const roles: readonly string[] = ROLE_NAMES.map((role) => role.toLowerCase());
  expect(
    [...readAccounts(), ...readMembers()]
      .map(({ username }) => username)
      .filter((name) => roles.includes(name)),
  ).toEqual([]);
});
