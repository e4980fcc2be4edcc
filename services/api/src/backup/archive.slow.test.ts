import { mkdtempSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isEncrypted, pack, unpack } from './archive.ts';

const work = mkdtempSync(join(tmpdir(), 'boardwalk-archive-'));
afterAll(() => rm(work, { recursive: true }));

const file = join(work, 'secret.tar.gz.age');
const content = Buffer.alloc(3_000_000, 'The ferry leaves at ten. ');

// Each use of a passphrase derives its key again, which is slow on purpose: seconds on a busy machine.
beforeAll(async () => {
  await mkdir(join(work, 'in'));
  await writeFile(join(work, 'in/letter.txt'), content);
  await pack(join(work, 'in'), file, 'four words of mine');
});

it('an encrypted backup opens with its passphrase', async () => {
  expect(await isEncrypted(file)).toBe(true);
  const out = mkdtempSync(join(work, 'out-'));
  await unpack(file, out, 'four words of mine');
  expect(await readFile(join(out, 'letter.txt'))).toEqual(content);
});

it('an encrypted backup opens neither without a passphrase nor with another one', async () => {
  const out = mkdtempSync(join(work, 'closed-'));
  await expect(unpack(file, out)).rejects.toThrow('The backup is encrypted');
  await expect(unpack(file, out, 'three words')).rejects.toThrow('with this passphrase');
  expect(await readdir(out)).toEqual([]);
});
