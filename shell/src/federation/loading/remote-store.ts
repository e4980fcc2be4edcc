import type { Release } from '@boardwalk/contracts';
import { addCatalog, type RemoteDefinition, type SlotFillerDefinition } from '@boardwalk/kit';
import { classifyFailure } from './classify-failure.ts';
import { isChunkFailure } from './load-errors.ts';
import { LOAD_POLICY } from './load-policy.ts';
import { RemoteReports, type RemoteReportsParts } from './remote-reports.ts';
import type { Loadable } from './runtime.ts';
import { NO_MARKS, type StartMarks } from './start-marks.ts';

/**
 * State of a remote in this tab. `slow` shows a message; `late` has no version to fall back to and is still loading; `failed` waits for the user.
 * `version` is the one shown: the chosen one, or the previous one. `since` is the start of the load.
 */
export type RemoteState =
  | { status: 'loading'; attempt: number }
  | { status: 'slow'; attempt: number }
  | { status: 'late'; attempt: number }
  | { status: 'ready'; attempt: number; version: string; definition: RemoteDefinition; since: number }
  | { status: 'failed'; attempt: number; error: unknown };

interface RemoteStoreParts extends RemoteReportsParts {
  fetch: (release: Loadable, attempt: number) => Promise<RemoteDefinition>;
  /** Fetches a module that fills a slot. */
  fetchModule: (release: Release, module: string) => Promise<SlotFillerDefinition>;
  marks: Pick<StartMarks, 'begin' | 'rendered' | 'end' | 'blocks' | 'block'>;
  /** Called if a chosen version failed, or was so slow that the previous one is shown. */
  onFailure: (release: Release) => void;
  /**
   * Called if a page of a chosen version threw.
   * @returns whether another page load chooses another version.
   */
  onRenderFailure: (release: Release) => boolean;
  /** Called instead of `onFailure` for a remote on a development server: it stays, and its team sees the error. */
  onDevelopmentFailure: (release: Release, error: unknown) => void;
}

/** Returns whether a development server serves it: its files change too often to have a hash. */
const isInDevelopment = ({ integrity }: Release): boolean => integrity === null;

/** Loads each remote once per tab, however many places show it; falls back to the previous version, and retries on request. */
export class RemoteStore {
  readonly #parts: Pick<
    RemoteStoreParts,
    'fetch' | 'fetchModule' | 'marks' | 'onFailure' | 'onRenderFailure' | 'onDevelopmentFailure'
  >;
  readonly #reports: RemoteReports;
  readonly #states = new Map<string, RemoteState>();
  readonly #listeners = new Set<() => void>();

  constructor({
    fetch,
    fetchModule = () => Promise.reject(new Error('There are no modules for slots.')),
    classify = classifyFailure,
    report = () => {},
    causeOf = () => undefined,
    marks = NO_MARKS,
    onFailure = () => {},
    onRenderFailure = () => false,
    onDevelopmentFailure = () => {},
  }: Pick<RemoteStoreParts, 'fetch'> & Partial<RemoteStoreParts>) {
    this.#parts = { fetch, fetchModule, marks, onFailure, onRenderFailure, onDevelopmentFailure };
    this.#reports = new RemoteReports({ classify, report, causeOf });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get(release: Release): RemoteState | undefined {
    return this.#states.get(release.container);
  }

  /** Adds a remote that is already loaded, as on the server before rendering. */
  place(release: Release, definition: RemoteDefinition): void {
    this.#put(release, { status: 'ready', attempt: 0, version: release.version, definition, since: 0 });
  }

  /** Resolves once the remote is loaded, has failed, or is taking so long that the page shows it. */
  settled(release: Release): Promise<void> {
    return this.#until(release, ({ status }) => status !== 'loading');
  }

  /** Resolves once the remote is loaded, has failed, or has no version that arrives in time. */
  arrival(release: Release): Promise<void> {
    return this.#until(release, ({ status }) => status !== 'loading' && status !== 'slow');
  }

  #until(release: Release, condition: (state: RemoteState) => boolean): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const check = () => {
      const state = this.get(release);
      if (!state || !condition(state)) return;
      this.#listeners.delete(check);
      resolve();
    };
    this.#listeners.add(check);
    check();
    return promise;
  }

  /** Starts loading, unless started already. */
  load(release: Release): void {
    if (!this.#states.has(release.container)) void this.#run(release, 0);
  }

  /** Starts again from scratch. */
  retry(release: Release): void {
    void this.#run(release, this.#nextAttempt(release));
  }

  /** Fetches the module of a version that fills a slot, without its pages. */
  fetchModule(release: Release, module: string): Promise<SlotFillerDefinition> {
    return this.#parts.fetchModule(release, module);
  }

  /** Returns whether a version froze a page of this browser, or was blocked in this tab. */
  blocks({ name, version }: Release): boolean {
    return this.#parts.marks.blocks(name, version);
  }

  /** Called when a module that fills a slot could not be loaded. */
  failedToLoad(release: Release, error: unknown): void {
    void this.#reports.loadFailed(release, error);
  }

  /** Called before a page of the shown version is rendered. */
  rendering({ name }: Release, version: string): void {
    this.#parts.marks.begin(name, version);
  }

  /** Called after a page of the shown version was rendered. Only the first one counts. */
  rendered({ name }: Release, version: string, since: number): void {
    this.#parts.marks.rendered(name);
    this.#reports.rendered(name, version, since);
  }

  /** Called when a route of the shown version threw, in its loader or while rendering. Each error is reported once. */
  failed({ name }: Release, version: string, error: unknown): void {
    this.#parts.marks.end(name);
    this.#reports.renderFailed(name, version, error);
  }

  /**
   * Called when a route without an error screen of its own threw. The version is blocked in this tab if there is a previous one.
   * @returns whether the page has to be loaded again, which shows the previous version.
   */
  failedToRender(release: Release, version: string, error: unknown): boolean {
    this.failed(release, version, error);
    if (isInDevelopment(release)) {
      this.#parts.onDevelopmentFailure(release, error);
      return false;
    }
    // A file that could not be fetched is tried again by the user: the connection may be the reason.
    if (version !== release.version || isChunkFailure(error)) return false;
    const { marks, onRenderFailure } = this.#parts;
    if (onRenderFailure(release)) return true;
    // Blocked already: the previous version could not be loaded.
    if (!release.fallback || marks.blocks(release.name, version)) return false;
    return marks.block(release.name, version);
  }

  async #run(release: Release, attempt: number): Promise<void> {
    const since = performance.now();
    this.#put(release, { status: 'loading', attempt });
    if (isInDevelopment(release)) {
      await this.#runInDevelopment(release, attempt, since);
      return;
    }
    // A version that froze a page of this browser, or failed in this tab, isn't started again if the previous one can be loaded.
    if (attempt === 0 && release.fallback && this.#parts.marks.blocks(release.name, release.version)) {
      const shown = this.#fallBack(release, attempt, since).then(
        () => true,
        () => false,
      );
      if (await shown) return;
    }
    let fallingBack: Promise<void> | undefined;
    const fallBack = () => {
      fallingBack ??= this.#fallBack(release, attempt, since);
      return fallingBack;
    };
    let late = false;
    const slowTimer = setTimeout(
      () => this.#put(release, { status: 'slow', attempt }),
      LOAD_POLICY.slowAfter,
    );
    const hurrying = setTimeout(() => {
      if (this.#isOver(release, attempt)) return;
      late = true;
      this.#reports.timedOut(release);
      fallBack().then(
        () => this.#shows(release, release.fallback?.version) && this.#parts.onFailure(release),
        () => this.#put(release, { status: 'late', attempt }),
      );
    }, LOAD_POLICY.fallBackAfter);
    try {
      await this.#show(release, release, attempt, since);
    } catch (error) {
      if (this.#isOver(release, attempt)) return;
      if (!late) void this.#reports.loadFailed(release, error);
      this.#parts.onFailure(release);
      await fallBack().catch(() => this.#put(release, { status: 'failed', attempt, error }));
    } finally {
      clearTimeout(slowTimer);
      clearTimeout(hurrying);
    }
  }

  /** Waits for a development server without a timeout, and shows its errors: there is no fallback. */
  async #runInDevelopment(release: Release, attempt: number, since: number): Promise<void> {
    const slow = setTimeout(() => this.#put(release, { status: 'slow', attempt }), LOAD_POLICY.slowAfter);
    try {
      await this.#show(release, release, attempt, since);
    } catch (error) {
      if (this.#isOver(release, attempt)) return;
      this.#parts.onDevelopmentFailure(release, error);
      this.#put(release, { status: 'failed', attempt, error });
    } finally {
      clearTimeout(slow);
    }
  }

  /** Shows the previous version. @throws if there is none, or if it can't be loaded either. */
  async #fallBack(release: Release, attempt: number, since: number): Promise<void> {
    if (!release.fallback) throw new Error(`There is no version of ${release.name} to fall back on.`);
    await this.#show(release, { ...release.fallback, name: release.name }, attempt, since);
  }

  async #show(release: Release, loadable: Loadable, attempt: number, since: number): Promise<void> {
    this.#parts.marks.begin(release.name, loadable.version);
    const definition = await this.#parts
      .fetch(loadable, attempt)
      .finally(() => this.#parts.marks.end(release.name));
    await addCatalog(definition.catalog);
    this.#put(release, { status: 'ready', attempt, version: loadable.version, definition, since });
  }

  #put(release: Release, state: RemoteState): void {
    const before = this.#states.get(release.container);
    // The result of an abandoned attempt doesn't affect a newer one.
    if ((before?.attempt ?? 0) > state.attempt) return;
    // The shown version stays, whatever arrives later in the same attempt.
    if (before?.status === 'ready' && before.attempt === state.attempt) return;
    this.#states.set(release.container, state);
    for (const listener of this.#listeners) listener();
  }

  /** Returns whether the user has retried since, so that the result of an earlier attempt no longer matters. */
  #isOver(release: Release, attempt: number): boolean {
    return (this.#states.get(release.container)?.attempt ?? 0) > attempt;
  }

  #shows(release: Release, version: string | undefined): boolean {
    const state = this.#states.get(release.container);
    return state?.status === 'ready' && state.version === version;
  }

  #nextAttempt(release: Release): number {
    return (this.#states.get(release.container)?.attempt ?? 0) + 1;
  }
}
