import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);
/** What fits into one packet arrives no sooner for being smaller. */
const LEAST_TO_PACK = 1_400;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The bytes of an answer that is sent more than once, with the tag that names them. */
export interface AnswerBody {
  readonly bytes: Buffer;
  readonly tag: string;
  /** The same, packed, once it has been asked for; null while that is being made, and when it is no use. */
  packed?: Buffer | null;
}

export function bodyOf(value: unknown): AnswerBody {
  const bytes = Buffer.from(JSON.stringify(value));
  return { bytes, tag: `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"` };
}

/** The packed bytes for somebody who takes them. Whoever asks first doesn't wait for them: they are made for those who come after. */
export function packedFor(body: AnswerBody, accepted: string | string[] | undefined): Buffer | undefined {
  if (body.bytes.length < LEAST_TO_PACK || !accepted || !/\bbr\b/.test(String(accepted))) return undefined;
  if (body.packed === undefined) {
    body.packed = null;
    brotli(body.bytes, QUALITY).then(
      (packed) => {
        body.packed = packed;
      },
      () => {},
    );
  }
  return body.packed ?? undefined;
}
