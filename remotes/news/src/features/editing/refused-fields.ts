import { canonicalJson } from '@boardwalk/contracts';
import type { RequestError } from '@boardwalk/kit';
import { type Draft, EMPTY_DRAFT } from './draft.ts';

/** What the server said of each field that it refused, in its own words. */
export type Refusals = Partial<Record<keyof Draft, string>>;

/** `body.tags.0` is about `tags`. */
const FIELD_OF_PATH = /^body\.([^.]+)/;

/** The values of a draft that the server refused. They are sent again when they are others: until then the rest is saved without them. */
export class RefusedFields {
  readonly #refused = new Map<keyof Draft, { value: string; message: string }>();

  /** Notes which values of a draft an answer refused. @returns whether it named any. */
  add(error: RequestError, sent: Draft): boolean {
    const found = error.fields.map(({ path, message }) => [FIELD_OF_PATH.exec(path)?.[1], message] as const);
    if (error.code === 'SLUG_TAKEN') found.push(['slug', error.message]);
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
