import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Release, RenderFailure, RenderJob, SiteConfiguration } from '@boardwalk/contracts';
import { LRUCache } from 'lru-cache';
import type { CallApi } from '../api-calls.ts';
import type { Configuration } from '../configuration.ts';
import type { ServerShell } from '../page/shell-files.ts';
import type { KnownSet } from '../releases/set-source.ts';
import { Renderer, type Rendering } from './renderer.ts';
import { createServerBundles } from './server-bundles.ts';

/** Time for which a rendered page is reused, in milliseconds: short, because it contains the API's data. */
const FRESH_FOR_MS = 3000;
const MAX_PAGES = 200;

interface RenderedPagesOptions {
  configuration: Pick<Configuration, 'RELEASES_DIR' | 'RENDERER_SOCKET'>;
  callApi: CallApi;
  onFailure(failure: RenderFailure | 'no bundle', detail: string, job: Pick<RenderJob, 'path' | 'set'>): void;
}

interface PageInput extends Omit<RenderJob, 'set'> {
  known: KnownSet;
  /** The remote of the page; none for a page of the shell. */
  release?: Release;
  shell: ServerShell | undefined;
}

/** Hashes of the site's configurations, for keys: the same object serves all requests of a second. */
const siteDigests = new WeakMap<SiteConfiguration, string>();

function digestOf(site: SiteConfiguration): string {
  const known = siteDigests.get(site);
  if (known !== undefined) return known;
  const digest = hash('sha256', JSON.stringify(site), 'base64');
  siteDigests.set(site, digest);
  return digest;
}

/** Server-rendered pages, independent of the user: cached briefly, and rendered once for concurrent requests. */
export function createRenderedPages({ configuration, callApi, onFailure }: RenderedPagesOptions) {
  const { RELEASES_DIR, RENDERER_SOCKET: socket } = configuration;
  const bundleOf = createServerBundles(RELEASES_DIR, callApi);
  const cache = new LRUCache<string, Promise<Rendering | undefined>>({ max: MAX_PAGES, ttl: FRESH_FOR_MS });
  const renderer = socket === undefined ? undefined : new Renderer({ socket, callApi, onFailure });
  let used: string | undefined;

  /** Renders with a new build of the shell, which has to be the one that browsers get. */
  function use(shell: ServerShell): void {
    if (used === shell.stamp) return;
    renderer?.useShell(readFileSync(shell.file, 'utf8'));
    used = shell.stamp;
  }

  async function render({ known, release, shell, ...rest }: PageInput): Promise<Rendering | undefined> {
    try {
      const bundle = release && bundleOf(release, known);
      if (!shell || (release && !bundle)) return undefined;
      use(shell);
      return await renderer?.render({ ...rest, set: known.set }, bundle);
    } catch (error) {
      onFailure('no bundle', String(error), { path: rest.path, set: known.set });
      return undefined;
    }
  }

  return {
    /** Waits for the renderer, and prepares it before the first page is requested. @throws if the socket can't be created. */
    async start(shell: ServerShell | undefined): Promise<void> {
      await renderer?.listen();
      if (shell) use(shell);
    },
    /** Returns the page, or undefined if the browser has to render it. */
    async get(input: PageInput): Promise<Rendering | undefined> {
      if (!renderer || !input.shell) return undefined;
      const { known, path, site, reader, shell } = input;
      const key = JSON.stringify([known.set.id, path, reader, shell.stamp, digestOf(site)]);
      const last = cache.get(key);
      if (last) return last;
      const page = render(input);
      cache.set(key, page);
      const rendered = await page;
      // A failed or incomplete page is rendered again for the next request.
      if (!rendered?.whole && cache.peek(key) === page) cache.delete(key);
      return rendered;
    },
    close(): void {
      renderer?.close();
    },
  };
}
export type RenderedPages = ReturnType<typeof createRenderedPages>;
