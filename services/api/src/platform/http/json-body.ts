import { type JsonLimits, USUAL_JSON } from '@boardwalk/contracts';
import { ApiError } from '../errors/api-error.ts';

const MAX_LEVELS = 32;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * Whether JSON has more than `mostParts` parts or nests deeper than 32 levels. Counts opening brackets, commas and colons outside of strings:
 * parsing takes far longer for many small values than for the same number of bytes in one string.
 */
export function exceedsParts(json: Uint8Array, mostParts: number): boolean {
  let parts = 0;
  let level = 0;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === QUOTE) {
      for (at += 1; at < json.length && json[at] !== QUOTE; at += 1) if (json[at] === BACKSLASH) at += 1;
      continue;
    }
    if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) level -= 1;
    const opens = byte === OPEN_LIST || byte === OPEN_OBJECT;
    if (opens) level += 1;
    if (opens || byte === COMMA || byte === COLON) parts += 1;
    if (parts > mostParts || level > MAX_LEVELS) return true;
  }
  return false;
}

type Parse = (json: string) => unknown;

/** Bytes of a JSON body. They are parsed only once the caller may send them: after the guards, or after a signature was checked. */
export class JsonBody {
  #parsed: { value: unknown } | undefined;

  constructor(
    readonly bytes: Buffer,
    private readonly parser: Parse,
  ) {}

  /** @returns undefined for a body without bytes. @throws BODY_UNREADABLE */
  parse({ mostParts }: Pick<JsonLimits, 'mostParts'> = USUAL_JSON): unknown {
    this.#parsed ??= { value: this.#read(mostParts) };
    return this.#parsed.value;
  }

  #read(mostParts: number): unknown {
    if (this.bytes.length === 0) return undefined;
    if (exceedsParts(this.bytes, mostParts)) throw new ApiError('BODY_UNREADABLE');
    try {
      return this.parser(this.bytes.toString());
    } catch (cause) {
      throw new ApiError('BODY_UNREADABLE', { cause });
    }
  }
}
