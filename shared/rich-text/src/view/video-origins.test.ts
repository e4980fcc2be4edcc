import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMBED_ORIGINS } from '@boardwalk/contracts';
import { expect, it } from 'vitest';

it.each(['docs', 'events', 'news'])('allows the players of every provider on the pages of %s', (remote) => {
  const path = join(import.meta.dirname, '../../../../remotes', remote, 'remote.json');
  const { embeds } = JSON.parse(readFileSync(path, 'utf8')) as { embeds: { origin: string }[] };
  expect(embeds.map(({ origin }) => origin)).toEqual(EMBED_ORIGINS);
});
