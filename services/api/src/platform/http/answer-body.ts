import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);
/** What fits into one packet arrives no sooner for being smaller. */
const LEAST_TO_PACK = 1_400;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The bytes of an answer that is sent more than once, with the tag that names them. */
export interface AnswerBody {
  bytes: Buffer;
  tag: string;
  /** The same, packed. It is made beside the first answer, which doesn't wait for it. */
  packed?: Buffer;
}

export function bodyOf(value: unknown): AnswerBody {
  const bytes = Buffer.from(JSON.stringify(value));
  const body: AnswerBody = { bytes, tag: tagOf(bytes) };
  if (bytes.length > LEAST_TO_PACK) {
    brotli(bytes, QUALITY).then(
      (packed) => {
        body.packed = packed;
      },
      () => {},
    );
  }
  return body;
}

function tagOf(bytes: Buffer): string {
  return `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`;
}
