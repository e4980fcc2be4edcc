import { canonicalJson } from '@boardwalk/contracts';
import type { RequestError } from '@boardwalk/kit';
import { type Draft, EMPTY_DRAFT } from './draft.ts';

/** What the server said of each field that it refused, in its own words. */
export type Refusals = Partial<Record<keyof Draft, string>>;

/** Statuses of requests that can't be read, or are too large. */
const UNREADABLE: ReadonlySet<number> = new Set([400, 413, 422]);
/** `body.tags.0` is about `tags`. */
const FIELD_OF_PATH = /^body\.([^.]+)/;

/** The values of a draft that the server refused. They are sent again when they are others: until then the rest is saved without them. */
export class RefusedFields {
  readonly #refused = new Map<keyof Draft, { value: string; message: string }>();

  /**
   * Notes which values of a draft a response refused. One that names no field, because the request couldn't be read, is about the text: nothing
   * else of an article can be too large or too deep.
   * @param server the draft as the server has it.
   * @returns whether any field is refused that was sent.
   */
  add(error: RequestError, sent: Draft, server: Draft): boolean {
    const found = error.fields.map(({ path, message }) => [FIELD_OF_PATH.exec(path)?.[1], message] as const);
    if (error.code === 'SLUG_TAKEN') found.push(['slug', error.message]);
    const hasText = canonicalJson(sent.body) !== canonicalJson(server.body);
    if (found.length === 0 && UNREADABLE.has(error.status) && hasText) found.push(['body', error.message]);
    const named = found.filter((entry): entry is [keyof Draft, string] => isField(entry[0]));
    for (const [field, message] of named)
      this.#refused.set(field, { value: canonicalJson(sent[field]), message });
    return named.length > 0;
  }

  clear(): void {
    this.#refused.clear();
  }

  /** What was said of the values that still stand in the draft. */
  of(draft: Draft): Refusals {
    const still = [...this.#refused].filter(([field, { value }]) => canonicalJson(draft[field]) === value);
    return Object.fromEntries(still.map(([field, { message }]) => [field, message]));
  }

  /** The draft as it can be sent: with the server's values where refused ones stand. */
  without(draft: Draft, server: Draft): Draft {
    const fields = Object.keys(this.of(draft)) as (keyof Draft)[];
    return { ...draft, ...Object.fromEntries(fields.map((field) => [field, server[field]])) };
  }
}

function isField(name: string | undefined): name is keyof Draft {
  return name !== undefined && Object.hasOwn(EMPTY_DRAFT, name);
}
