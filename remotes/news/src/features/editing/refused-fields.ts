import { canonicalJson } from '@boardwalk/contracts';
import type { RequestError, UseFormReturn } from '@boardwalk/kit';
import { type Draft, EMPTY_DRAFT, FIELDS } from './draft.ts';

/** The server's messages for rejected fields. */
export type Refusals = Partial<Record<keyof Draft, string>>;

/** Statuses of requests that can't be read, or are too large. */
const UNREADABLE: ReadonlySet<number> = new Set([400, 413, 422]);
/** `body.tags.0` concerns `tags`. */
const FIELD_OF_PATH = /^body\.([^.]+)/;

/** Values of a draft that the server rejected. They are sent again after a change: until then the rest is saved without them. */
export class RefusedFields {
  readonly #refused = new Map<keyof Draft, { value: string; message: string }>();

  /**
   * Records the values of a draft that a response rejected. One without a field, because the request couldn't be read, concerns the text: nothing
   * else in an article can be too large or too deep.
   * @param server the server's draft.
   * @returns whether any sent field was rejected.
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

  /** Returns the messages of rejected values that are still in the draft. */
  of(draft: Draft): Refusals {
    const still = [...this.#refused].filter(([field, { value }]) => canonicalJson(draft[field]) === value);
    return Object.fromEntries(still.map(([field, { message }]) => [field, message]));
  }

  /** Returns the draft for sending: with the server's values instead of rejected ones. */
  without(draft: Draft, server: Draft): Draft {
    const fields = Object.keys(this.of(draft)) as (keyof Draft)[];
    return { ...draft, ...Object.fromEntries(fields.map((field) => [field, server[field]])) };
  }
}

function isField(name: string | undefined): name is keyof Draft {
  return name !== undefined && Object.hasOwn(EMPTY_DRAFT, name);
}

/** Source of an error: the server when it was saved, or the check before publication. */
type Source = 'server' | 'checklist';

/** Shows errors at the form's fields, replacing those of the same source. */
export function showRefusals(
  form: UseFormReturn<Draft>,
  messages: Partial<Record<keyof Draft, string>>,
  source: Source = 'server',
): void {
  for (const name of FIELDS) {
    const message = messages[name];
    const shown = form.getFieldState(name).error;
    if (message === undefined) {
      if (shown?.type === source) form.clearErrors(name);
    } else if (shown?.message !== message) form.setError(name, { type: source, message });
  }
}
