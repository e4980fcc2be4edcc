import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isForServers } from '@boardwalk/contracts';

const TEXT = /\.(js|css|svg|json|html|txt|webmanifest)$/;
/** Below this many bytes compression saves less than it costs. */
const LEAST = 512;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Puts a brotli and a gzip form beside each text file of a folder, made once so that no request has to. What is for servers stays as it is. */
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
