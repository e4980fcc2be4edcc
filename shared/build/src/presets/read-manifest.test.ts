import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readManifest } from './read-manifest.ts';

const root = mkdtempSync(join(tmpdir(), 'boardwalk-manifests-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Writes a remote with these slots. @returns its folder. */
function remoteWith(slots: object[]): string {
  const folder = join(root, 'polls');
  mkdirSync(join(folder, 'src/slots'), { recursive: true });
  const routes = [{ path: '/polls', access: 'public', title: 'Polls' }];
  writeFileSync(join(folder, 'remote.json'), JSON.stringify({ name: 'polls', kit: '^1.0.0', routes, slots }));
  return folder;
}

const slot = { slot: 'event.page.aside', module: './event-poll', height: { base: 160, md: 200 } };

it('refuses a slot without the source of its module, and accepts one with it', () => {
  const folder = remoteWith([slot]);
  expect(() => readManifest(folder)).toThrow("./event-poll isn't exposed. Write src/slots/event-poll.tsx.");
  writeFileSync(join(folder, 'src/slots/event-poll.tsx'), 'export default {};');
  expect(readManifest(folder).slots).toEqual([slot]);
});

it('refuses an unknown slot, and names the field', () => {
  expect(() => readManifest(remoteWith([{ ...slot, slot: 'home.roof' }]))).toThrow(
    /slots\.0\.slot: Slots: home/,
  );
});
