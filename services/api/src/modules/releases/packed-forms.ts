import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { isForServers } from '@boardwalk/contracts';

/** What is put behind the file's name, and the packed bytes. */
export type PackedForm = readonly [ending: '.br' | '.gz', bytes: Buffer];

const SMALLEST = 512;
/**
 * The best takes a hundred times as long as a good one, and saves an eighth. It is for what visitors load; what only the renderer loads, from beside it,
 * would hold up the first start of a site by 20 s.
 */
const QUALITY = { forVisitors: constants.BROTLI_MAX_QUALITY, forRenderer: 5 };
const TEXT = /\.(js|mjs|css|json|svg|html|txt|map|xml|webmanifest|wasm)$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The endings of packed forms, each with what unpacks it. */
export const UNPACK = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) } as const;

/** The packed forms of a file, by what is put behind its name; none for what is small or packed in itself. */
export async function packedForms(path: string, bytes: Buffer): Promise<PackedForm[]> {
  if (!TEXT.test(path) || bytes.length < SMALLEST) return [];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isForServers(path) ? QUALITY.forRenderer : QUALITY.forVisitors,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const forms: PackedForm[] = [
    ['.br', await brotli(bytes, { params })],
    ['.gz', await gzipped(bytes, { level: constants.Z_BEST_COMPRESSION })],
  ];
  return forms.filter(([, packed]) => packed.length < bytes.length);
}
