import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { siteConfigurationSchema } from '@boardwalk/contracts';
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
