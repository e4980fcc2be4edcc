import { ARTICLE_LIMITS, type Article } from '@boardwalk/contracts';
import { Autosave, clock, RequestError } from '@boardwalk/kit';
import { canBeSent, changeOf, type Draft, draftOf, EMPTY_DRAFT, isSame } from './draft.ts';
import { type Refusals, RefusedFields } from './refused-fields.ts';
import type { changeArticle, createArticle } from './save-article.ts';

/** Pause in typing after which a change is saved, in milliseconds. */
export const DEBOUNCE_MS = 1500;
/** Time between two attempts while the server can't be reached, in milliseconds. */
const RETRY_MS = 5000;

export type SaveState =
  /** `at` is the time in milliseconds since 1970; null for a new article without input. */
  | { kind: 'saved'; at: number | null }
  /** The server requires a headline: only this browser has it. */
  | { kind: 'untitled' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** Stored in this browser until the author publishes it, because readers would see every unfinished sentence. */
  | { kind: 'unsent' }
  /** Stored in this browser only: offline, or signed out. Resumes automatically. */
  | { kind: 'local'; error: unknown }
  /** The server rejects it: completely, or only the fields in `fields`, and then the rest is saved. */
  | { kind: 'refused'; error: RequestError; fields: Refusals }
  /** Another author has changed the article meanwhile. */
  | { kind: 'conflict'; theirs: Article };

// One object each: a state that is set again, at each keystroke, renders nothing.
const UNTITLED: SaveState = { kind: 'untitled' };
const WAITING: SaveState = { kind: 'waiting' };
const SAVING: SaveState = { kind: 'saving' };
const UNSENT: SaveState = { kind: 'unsent' };

interface ArticleAutosaveOptions {
  /** The server's article; undefined until it is created. */
  article: Article | undefined;
  /** Version that the text is based on, if the article has changed since: nothing is sent before the author has chosen a version. */
  baseVersion?: number | undefined;
  /** Stores the text in this browser; undefined when the server has everything. */
  store: (draft: Draft | undefined, version: number) => void;
  onState: (state: SaveState) => void;
  /** Called after every successful save. */
  onSaved: (article: Article) => void;
  create: typeof createArticle;
  change: typeof changeArticle;
}

/**
 * Saves an article while it is written: in this browser after a short pause, and on the server after a longer one. Changes of a published article are sent only
 * when the author publishes them.
 */
export class ArticleAutosave {
  readonly #options: ArticleAutosaveOptions;
  readonly #autosave: Autosave<Draft>;
  readonly #key = crypto.randomUUID();
  #article: Article | undefined;
  #baseVersion: number | undefined;
  readonly #refused = new RefusedFields();
  #refusal: RequestError | undefined;
  /** Whether the last attempt failed because of its token. */
  #unauthenticated = false;
  #savedAt: number | null;

  constructor(options: ArticleAutosaveOptions) {
    this.#options = options;
    this.#article = options.article;
    this.#baseVersion = options.baseVersion;
    this.#savedAt = savedAt(options.article);
    this.#autosave = new Autosave({
      saved: options.article ? draftOf(options.article) : EMPTY_DRAFT,
      isSame,
      debounceMs: DEBOUNCE_MS,
      send: (draft) => this.#send(draft),
      onSent: (sent) => this.#sent(sent),
      onError: (error) => this.#failed(error),
    });
    if (options.baseVersion !== undefined) this.#autosave.hold();
  }

  /** The server's article. */
  get article(): Article | undefined {
    return this.#article;
  }

  write(draft: Draft): void {
    this.#autosave.write(draft, { waits: this.#isLive() });
    if (this.#autosave.isSaved && !this.#autosave.isHeld) {
      this.#allSaved();
      return;
    }
    this.#store();
    if (this.#autosave.isHeld) return;
    const waiting = canBeSent(draft, ARTICLE_LIMITS.titleMin) ? WAITING : UNTITLED;
    this.#options.onState(this.#isLive() ? UNSENT : waiting);
  }

  /** Returns whether the server has exactly this draft. */
  has(draft: Draft): boolean {
    return isSame(draft, this.#autosave.saved);
  }

  /** Saves pending changes immediately. @returns whether the server has everything. */
  flush(): Promise<boolean> {
    return this.#autosave.flush();
  }

  /** Resolves a conflict: the author's own text replaces the other one. */
  async keepMine(theirs: Article): Promise<boolean> {
    this.#take(theirs);
    return this.flush();
  }

  /** Continues from the server's current article: another version, or the same in another state. */
  accept(article: Article, draft: Draft): void {
    this.#take(article);
    this.write(draft);
  }

  /** Called when the page is left: saves pending changes, and starts nothing afterwards. */
  async leave(): Promise<void> {
    this.#autosave.stop();
    if (!this.#isLive()) await this.flush();
  }

  #isLive(): boolean {
    return this.#article?.state === 'published';
  }

  #store(): void {
    this.#options.store(this.#autosave.wanted, this.#baseVersion ?? this.#article?.version ?? 0);
  }

  #allSaved(): void {
    this.#refused.clear();
    this.#options.store(undefined, 0);
    this.#options.onState({ kind: 'saved', at: this.#savedAt });
  }

  #take(article: Article): void {
    this.#article = article;
    this.#baseVersion = undefined;
    this.#savedAt = savedAt(article);
    this.#autosave.accept(draftOf(article));
  }

  async #send(wanted: Draft): Promise<Draft | undefined> {
    const server = this.#autosave.saved;
    const sent = this.#refused.without(wanted, server);
    if (isSame(sent, server)) {
      this.#reportRefusal();
      return undefined;
    }
    if (!canBeSent(sent, ARTICLE_LIMITS.titleMin)) {
      this.#options.onState(UNTITLED);
      return undefined;
    }
    this.#options.onState(SAVING);
    const { create, change } = this.#options;
    try {
      this.#article = this.#article
        ? await change(this.#article, changeOf(server, sent))
        : await create(sent, this.#key);
    } catch (error) {
      throw new SendError(sent, error);
    }
    // The sent value counts as saved, even if the server normalized it: a trimmed title, for example.
    return sent;
  }

  #sent(sent: Draft): void {
    this.#savedAt = clock.now();
    this.#unauthenticated = false;
    if (this.#article) this.#options.onSaved(this.#article);
    const { wanted } = this.#autosave;
    const isRefusedPart = !isSame(wanted, sent) && isSame(this.#refused.without(wanted, sent), sent);
    if (isRefusedPart) this.#reportRefusal();
    else this.write(wanted);
  }

  #reportRefusal(): void {
    this.#store();
    if (this.#refusal)
      this.#options.onState({
        kind: 'refused',
        error: this.#refusal,
        fields: this.#refused.of(this.#autosave.wanted),
      });
  }

  #failed(cause: unknown): number | undefined {
    const { error, sent } = cause as SendError;
    this.#store();
    if (!(error instanceof RequestError)) throw error;
    if (error.code === 'ARTICLE_STALE') {
      this.#autosave.hold();
      this.#options.onState({ kind: 'conflict', theirs: error.current as Article });
      return undefined;
    }
    if (this.#autosave.isSaved) {
      // The sent value was reverted during the request.
      this.#allSaved();
      return undefined;
    }
    if (isRejected(error)) {
      this.#refusal = error;
      // A rejected field must not prevent others from being saved.
      const named = this.#refused.add(error, sent, this.#autosave.saved);
      const rest = this.#refused.without(this.#autosave.wanted, this.#autosave.saved);
      this.#reportRefusal();
      return named && !isSame(rest, sent) ? 0 : undefined;
    }
    if (error.type === 'AUTHENTICATION' && !this.#unauthenticated) {
      // The next call waits for the token that replaces the refused one.
      this.#unauthenticated = true;
      return 0;
    }
    this.#options.onState({ kind: 'local', error });
    return RETRY_MS;
  }
}

/** Returns whether a retry would be rejected again: too large, invalid, or not permitted. */
function isRejected({ type, status }: RequestError): boolean {
  return ['VALIDATION', 'AUTHORIZATION', 'NOT_FOUND'].includes(type) || status === 409 || status === 413;
}

/** A failed save, with what was sent. */
class SendError extends Error {
  readonly sent: Draft;
  readonly error: unknown;

  constructor(sent: Draft, error: unknown) {
    super('The article could not be sent.');
    this.sent = sent;
    this.error = error;
  }
}

/** Returns the time of the server's last save. Its clock may be ahead of the local one. */
export function savedAt(article: Article | undefined): number | null {
  return article ? Math.min(Date.parse(article.updatedAt), clock.now()) : null;
}
