import { setTimeout as wait } from 'node:timers/promises';
import type { PageLanguage, Reader, ReleaseSet } from '@boardwalk/contracts';

/** Number of attempts until every page is rendered, and the delay between them, in milliseconds: the renderer may still be starting. */
const MAX_ATTEMPTS = 10;
const RETRY_DELAY_MS = 500;

interface PrerendererOptions {
  /** Returns the default set; undefined while it is unknown. */
  current(): Promise<Pick<ReleaseSet, 'id' | 'remotes'> | undefined>;
  /** Returns the languages of the site; undefined while they are unknown. */
  languages(): Promise<readonly PageLanguage[] | undefined>;
  /** Renders a page of the default set. @returns whether it succeeded. */
  render(path: string, reader: Reader): Promise<boolean>;
}

/** Renders the public pages of each new release set in advance, so that no visitor waits for code that has never run. */
export function createPrerenderer({ current, languages, render }: PrerendererOptions) {
  let seen: string | undefined;
  let closed = false;

  /** @returns whether every page was rendered. */
  async function renderOnce(): Promise<boolean> {
    const [set, siteLanguages] = await Promise.all([current(), languages()]);
    if (!set || !siteLanguages) return false;
    // In order of priority: visitors, then members.
    const readers = [false, true].flatMap((session) =>
      siteLanguages.map((language) => ({ session, language })),
    );
    let all = true;
    for (const path of publicPaths(set))
      for (const reader of readers) all = !closed && (await render(path, reader)) && all;
    return all;
  }

  async function renderAll(): Promise<void> {
    for (let tries = 0; tries < MAX_ATTEMPTS && !closed; tries += 1) {
      if (await renderOnce().catch(() => false)) return;
      await wait(RETRY_DELAY_MS, undefined, { ref: false });
    }
  }

  return {
    /** Called with the id of the default set whenever it is read; without one it is looked up. */
    see(id = ''): void {
      if (seen === id) return;
      const first = seen === undefined || seen === '';
      seen = id;
      // The initial run continues until there is a set.
      if (id === '' || !first) void renderAll();
    },
    close(): void {
      closed = true;
    },
  };
}

/** Returns the public paths without a parameter. */
function publicPaths({ remotes }: Pick<ReleaseSet, 'remotes'>): string[] {
  return remotes
    .flatMap(({ routes }) => routes)
    .filter(({ path, access }) => access === 'public' && !path.includes(':'))
    .map(({ path }) => path);
}
