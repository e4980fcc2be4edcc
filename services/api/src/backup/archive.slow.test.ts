import { mkdtempSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isEncrypted, pack, unpack } from './archive.ts';

const work = mkdtempSync(join(tmpdir(), 'boardwalk-archive-'));
afterAll(() => rm(work, { recursive: true }));

// The key derivation is slow on purpose: each guess of a passphrase costs a second.
it('can only be opened with its passphrase', async () => {
  const file = join(work, 'secret.tar.gz.age');
  for (const name of ['in', 'out', 'closed']) await mkdir(join(work, name));
  const content = Buffer.alloc(3_000_000, 'The ferry leaves at ten. ');
  await writeFile(join(work, 'in/letter.txt'), content);
  await pack(join(work, 'in'), file, 'four words of mine');
  expect(await isEncrypted(file)).toBe(true);
  await expect(unpack(file, join(work, 'closed'))).rejects.toThrow('The backup is encrypted');
  await expect(unpack(file, join(work, 'closed'), 'three words')).rejects.toThrow('with this passphrase');
  expect(await readdir(join(work, 'closed'))).toEqual([]);
  await unpack(file, join(work, 'out'), 'four words of mine');
  expect(await readFile(join(work, 'out/letter.txt'))).toEqual(content);
});
