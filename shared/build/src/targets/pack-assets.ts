import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isForServers } from '@boardwalk/contracts';

const TEXT = /\.(js|css|svg|json|html|txt|webmanifest)$/;
/** Size in bytes below which compression saves less than it costs. */
const MIN_BYTES = 512;

/** Strength of the compression: `full` for releases, `quick` for a site on this machine. */
export type Packing = 'full' | 'quick';

/** Levels of brotli and gzip. */
const LEVELS = { full: { brotli: 11, gzip: 9 }, quick: { brotli: 5, gzip: 6 } } as const;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Writes a brotli and a gzip form next to each text file of a folder, so that no request has to compress. Files for servers are skipped. */
export async function packAssets(folder: string, packing: Packing = 'full'): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !isForServers(relative(folder, file)));
  await Promise.all(files.map((file) => pack(file, packing)));
}

async function pack(file: string, packing: Packing): Promise<void> {
  const content = readFileSync(file);
  if (content.length < MIN_BYTES) return;
  const levels = LEVELS[packing];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: levels.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [small, older] = await Promise.all([
    brotli(content, { params }),
    deflate(content, { level: levels.gzip }),
  ]);
  writeFileSync(`${file}.br`, small);
  writeFileSync(`${file}.gz`, older);
}
