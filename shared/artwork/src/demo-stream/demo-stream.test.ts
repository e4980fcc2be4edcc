import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { captions } from './captions.ts';
import { frameAt } from './frame.ts';
import { masterPlaylist } from './playlists.ts';
import { QUALITIES, SECONDS } from './settings.ts';

const KEPT = join(import.meta.dirname, '../../demo-stream');
const read = (file: string): string => readFileSync(join(KEPT, file), 'utf8');
const MEGABYTE = 1024 * 1024;

it('is stored as the settings describe it, and smaller than a megabyte', () => {
  expect(read('main.m3u8')).toBe(masterPlaylist());
  for (const { file, text } of captions(SECONDS)) expect(read(file)).toBe(text);
  const files = readdirSync(KEPT, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  expect(bytes).toBeLessThan(MEGABYTE);
});

it.each(QUALITIES.map(({ name }) => name))(
  '%s is complete: each part exists, and is named after its content',
  (name) => {
    const playlist = read(`${name}/index.m3u8`);
    const parts = [...playlist.matchAll(/^(?:#EXT-X-MAP:URI=")?([\w-]+\.(\w{12})\.(?:mp4|m4s))"?$/gm)];
    for (const [, file = '', hash = ''] of parts) {
      const content = readFileSync(join(KEPT, name, file));
      expect(createHash('sha256').update(content).digest('hex').slice(0, 12)).toBe(hash);
    }
    const lasts = [...playlist.matchAll(/^#EXTINF:([\d.]+)/gm)].reduce(
      (sum, [, each]) => sum + Number(each),
      0,
    );
    expect([parts.length, Math.round(lasts)]).toEqual([7, SECONDS]);
  },
);

it('loops from its last frame to its first', () => {
  const drawn = (time: number) =>
    frameAt(time, 100).replace(/-?\d+\.\d+/g, (each) => `${Math.round(Number(each) + 0.01)}`);
  // Not `toBe`: on failure it would print the whole drawing.
  expect(drawn(1) === drawn(0)).toBe(true);
  expect(drawn(0.5) === drawn(0)).toBe(false);
});
