import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { type ZipEntry, zipOf } from './zip.ts';

it('yields parts of an archive while its files are still being read', async () => {
  let read = 0;
  const parts = function* () {
    for (; read < 64; read += 1) yield Buffer.alloc(65_536, read);
  };
  const entries = async function* (): AsyncGenerator<ZipEntry> {
    yield { name: 'large', parts: parts(), packed: true };
    yield { name: 'small', parts: [Buffer.from('x')] };
  };
  const chunks: Uint8Array[] = [];
  let readAtFirst: number | undefined;
  for await (const chunk of zipOf(entries())) {
    readAtFirst ??= read;
    chunks.push(chunk);
  }
  expect(readAtFirst).toBeLessThan(3);
  const files = unzipSync(Buffer.concat(chunks));
  expect([files.large?.length, files.small?.length]).toEqual([64 * 65_536, 1]);
});
