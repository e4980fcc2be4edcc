import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isForServers } from '@boardwalk/contracts';

const TEXT = /\.(js|css|svg|json|html|txt|webmanifest)$/;
/** Size in bytes below which compression saves less than it costs. */
const LEAST = 512;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Writes a brotli and a gzip form next to each text file of a folder, so that no request has to compress. Files for servers are skipped. */
export async function packAssets(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !isForServers(relative(folder, file)));
  await Promise.all(files.map(pack));
}

async function pack(file: string): Promise<void> {
  const done = `${file}.br`;
  if (existsSync(done) && statSync(done).mtimeMs >= statSync(file).mtimeMs) return;
  const content = readFileSync(file);
  if (content.length < LEAST) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [small, older] = await Promise.all([brotli(content, { params }), deflate(content, { level: 9 })]);
  writeFileSync(`${file}.br`, small);
  writeFileSync(`${file}.gz`, older);
}
