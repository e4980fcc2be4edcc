import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMBED_ORIGINS } from '@boardwalk/contracts';
import { expect, it } from 'vitest';

const REMOTES = join(import.meta.dirname, '../../../../remotes');

/** The remotes that show documents of the editor. */
const showing = new Set(
  globSync('*/src/**/*.tsx', { cwd: REMOTES })
    .filter((file) => /\bRichTextView\b/.test(readFileSync(join(REMOTES, file), 'utf8')))
    .map((file) => file.split(/[\\/]/)[0] as string),
);

it('finds the remotes that show documents', () => {
  expect([...showing]).toEqual(expect.arrayContaining(['docs', 'events', 'home', 'news']));
});

it.each([...showing])('shows players of every provider on the pages of %s', (remote) => {
  const path = join(REMOTES, remote, 'remote.json');
  const { embeds } = JSON.parse(readFileSync(path, 'utf8')) as { embeds: { origin: string }[] };
  expect(embeds.map(({ origin }) => origin)).toEqual(EMBED_ORIGINS);
});
