import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STREAM_PLATFORM_ROWS, STREAM_PLATFORMS } from '@boardwalk/contracts';
import { expect, it } from 'vitest';

const { embeds } = JSON.parse(readFileSync(join(import.meta.dirname, '../../remote.json'), 'utf8')) as {
  embeds: { origin: string }[];
};

it('declares the frames of every platform, and no others', () => {
  const origins = STREAM_PLATFORMS.flatMap((name) => STREAM_PLATFORM_ROWS[name].origins);
  expect(embeds.map(({ origin }) => origin).sort()).toEqual([...new Set(origins)].sort());
});

it('plays streams and shows chats from declared origins only', () => {
  const source = { channel: 'channel', broadcast: 'abcdefghijk', host: 'city.test' };
  const declared = embeds.map(({ origin }) => origin);
  for (const name of STREAM_PLATFORMS) {
    const { player, chat } = STREAM_PLATFORM_ROWS[name];
    for (const address of [player?.(source), chat?.(source)])
      if (address) expect(declared).toContain(new URL(address).origin);
  }
});
