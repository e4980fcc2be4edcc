import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { isForServers } from '@boardwalk/contracts';

/** Suffix of the file's name, and the compressed bytes. */
export type PackedForm = readonly [ending: '.br' | '.gz', bytes: Buffer];

const MIN_BYTES = 512;
/**
 * The maximum takes a hundred times as long as a good quality, and saves an eighth. It is for files that visitors load; for those of the renderer
 * it would delay the first start of a site by 20 s.
 */
const QUALITY = { forVisitors: constants.BROTLI_MAX_QUALITY, forRenderer: 5 };
const TEXT = /\.(js|mjs|css|json|svg|html|txt|map|xml|webmanifest|wasm)$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Suffixes of compressed forms, with their decompression. */
export const UNPACK = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) } as const;

/** Returns the compressed forms of a file by suffix; none for small or already compressed files. */
export async function packedForms(path: string, bytes: Buffer): Promise<PackedForm[]> {
  if (!TEXT.test(path) || bytes.length < MIN_BYTES) return [];
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
