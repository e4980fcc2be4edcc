import { ARTICLE_LIMITS, type Article } from '@boardwalk/contracts';
import type { RequestError } from '@boardwalk/kit';
import { canBeSent, changeOf, type Draft, draftOf, EMPTY_DRAFT, isSame } from './draft.ts';
import { type Refusals, RefusedFields } from './refused-fields.ts';
import type { changeArticle, createArticle } from './save-article.ts';

/** How long nobody must have typed before it is saved, in milliseconds. */
export const SETTLE = 1500;
/** Between two tries while the server can't be had, in milliseconds. */
const AGAIN = 5000;

export type SaveState =
  /** `at` is when, in milliseconds since 1970; null for a new article in which nothing was typed. */
  | { kind: 'saved'; at: number | null }
  /** The server takes nothing without a headline: this browser alone has it. */
  | { kind: 'untitled' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** Kept by this browser until its writer says so: readers would see every half sentence of a published article. */
  | { kind: 'unsent' }
  /** Kept by this browser alone for now: there is no connection, or no sign-in. It goes on by itself. */
  | { kind: 'local'; error: unknown }
  /** The server won't have it as it is: none of it, or only what `fields` names, and then the rest is saved. */
  | { kind: 'refused'; error: RequestError; fields: Refusals }
  /** Somebody else has changed the article meanwhile. */
  | { kind: 'conflict'; theirs: Article };

interface AutosaveOptions {
  /** The article as the server has it; undefined while it doesn't know it. */
  article: Article | undefined;
  /** The version that the text was written upon, where the article has changed since: nothing is sent before its writer has chosen. */
  upon?: number;
  /** Keeps the text in this browser; undefined when the server has it all. */
  keep: (draft: Draft | undefined, version: number) => void;
  onState: (state: SaveState) => void;
  /** Told of everything that the server took. */
  onSaved: (article: Article) => void;
  create: typeof createArticle;
  change: typeof changeArticle;
}

/**
 * Saves a text while it is being written: to this browser at once, to the server when nobody has typed for a moment. One save
 * is under way at a time, and what was typed meanwhile goes with the next.
 */
export class Autosave {
  readonly #options: AutosaveOptions;
  readonly #key = crypto.randomUUID();
  #article: Article | undefined;
  #server: Draft;
  #wanted: Draft;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  #stopped = false;
  #held: boolean;
  #upon: number | undefined;
  readonly #refused = new RefusedFields();
  #refusal: RequestError | undefined;
  /** Whether the last try was refused for its token. */
  #unauthenticated = false;
  #savedAt: number | null;

  constructor(options: AutosaveOptions) {
    this.#options = options;
    this.#article = options.article;
    this.#server = options.article ? draftOf(options.article) : EMPTY_DRAFT;
    this.#wanted = this.#server;
    this.#upon = options.upon;
    this.#held = options.upon !== undefined;
    this.#savedAt = savedAt(options.article);
  }

  /** The article as the server has it. */
  get article(): Article | undefined {
    return this.#article;
  }

  write(draft: Draft): void {
    this.#wanted = draft;
    if (!this.#held && isSame(draft, this.#server)) {
      this.#settled();
      return;
    }
    this.#keep();
    if (this.#held) return;
    if (this.#isLive()) {
      clearTimeout(this.#timer);
      this.#options.onState({ kind: 'unsent' });
      return;
    }
    this.#options.onState({ kind: canBeSent(draft, ARTICLE_LIMITS.titleMin) ? 'waiting' : 'untitled' });
    this.#later(SETTLE);
  }

  /** Whether the server has exactly this. */
  has(draft: Draft): boolean {
    return isSame(draft, this.#server);
  }

  /** Saves now what isn't saved. @returns whether the server has all of it. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    await this.#running;
    if (!this.#held && !isSame(this.#wanted, this.#server)) await this.#save();
    return isSame(this.#wanted, this.#server);
  }

  /** After a lost race: the writer's own text goes over the other one. */
  async keepMine(theirs: Article): Promise<boolean> {
    this.#take(theirs);
    this.#held = false;
    return this.flush();
  }

  /** What the server says now is where things stand: another version, or the same in another state. */
  accept(article: Article, draft: Draft): void {
    this.#take(article);
    this.#held = false;
    this.write(draft);
  }

  /** The page is being left: what can be saved is, and nothing is begun after. */
  async leave(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    if (!this.#isLive()) await this.flush();
  }

  #isLive(): boolean {
    return this.#article?.state === 'published';
  }

  #later(pause: number): void {
    clearTimeout(this.#timer);
    if (!this.#stopped) this.#timer = setTimeout(() => void this.flush(), pause);
  }

  #keep(): void {
    this.#options.keep(this.#wanted, this.#upon ?? this.#article?.version ?? 0);
  }

  #settled(): void {
    clearTimeout(this.#timer);
    this.#refused.clear();
    this.#options.keep(undefined, 0);
    this.#options.onState({ kind: 'saved', at: this.#savedAt });
  }

  #take(article: Article): void {
    this.#article = article;
    this.#upon = undefined;
    this.#server = draftOf(article);
    this.#savedAt = savedAt(article);
  }

  #save(): Promise<void> {
    this.#running ??= this.#send().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #send(): Promise<void> {
    const wanted = this.#wanted;
    const sent = this.#refused.without(wanted, this.#server);
    if (isSame(sent, this.#server)) return this.#sayRefused();
    if (!canBeSent(sent, ARTICLE_LIMITS.titleMin)) return this.#options.onState({ kind: 'untitled' });
    this.#options.onState({ kind: 'saving' });
    try {
      const { create, change } = this.#options;
      const article = this.#article
        ? await change(this.#article, changeOf(this.#server, sent))
        : await create(sent, this.#key);
      // What was sent is what the server has, however it wrote it down: a title without the blanks round it, say.
      this.#article = article;
      this.#server = sent;
      this.#savedAt = Date.now();
      this.#unauthenticated = false;
      this.#options.onSaved(article);
      if (this.#wanted !== wanted || isSame(wanted, sent)) this.write(this.#wanted);
      else this.#sayRefused();
    } catch (error) {
      this.#failed(error, sent);
    }
  }

  #sayRefused(): void {
    this.#keep();
    if (this.#refusal)
      this.#options.onState({
        kind: 'refused',
        error: this.#refusal,
        fields: this.#refused.of(this.#wanted),
      });
  }

  #failed(error: unknown, sent: Draft): void {
    this.#keep();
    if (!isRequestError(error)) throw error;
    if (error.code === 'ARTICLE_STALE') {
      this.#held = true;
      this.#options.onState({ kind: 'conflict', theirs: error.current as Article });
    } else if (isSame(this.#wanted, this.#server)) {
      // What was sent was taken back while it was on its way.
      this.#settled();
    } else if (['VALIDATION', 'AUTHORIZATION', 'NOT_FOUND'].includes(error.type) || error.status === 409) {
      this.#refusal = error;
      // One field that the server won't have holds up no other.
      const named = this.#refused.add(error, sent);
      if (named && !isSame(this.#refused.without(this.#wanted, this.#server), sent)) this.#later(0);
      this.#sayRefused();
    } else if (error.type === 'AUTHENTICATION' && !this.#unauthenticated) {
      // The next call waits for the token that replaces the refused one.
      this.#unauthenticated = true;
      this.#later(0);
    } else {
      this.#options.onState({ kind: 'local', error });
      this.#later(AGAIN);
    }
  }
}

/** When the server took it last. Its clock may be ahead of the one here. */
export function savedAt(article: Article | undefined): number | null {
  return article ? Math.min(Date.parse(article.updatedAt), Date.now()) : null;
}

/** By name: so that this can be tried without the kit around it. */
function isRequestError(error: unknown): error is RequestError {
  return error instanceof Error && error.name === 'RequestError';
}
