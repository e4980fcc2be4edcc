import type { DrawJob, DrawnPage, Release } from '@boardwalk/contracts';
import { LRUCache } from 'lru-cache';
import type { Configuration } from '../configuration.ts';
import type { ServerShell } from '../page/shell-files.ts';
import type { KnownSet } from '../releases/set-source.ts';
import type { DrawFailure } from './messages.ts';
import { Renderer } from './renderer.ts';
import { createServerBundles } from './server-bundles.ts';

/** How long a drawn page is handed out again, in milliseconds: short, because it shows what the API answered. */
const FRESH_FOR_MS = 3000;
const MOST_PAGES = 200;

interface DrawnPagesOptions {
  configuration: Pick<Configuration, 'RELEASES_DIR' | 'API_URL' | 'RENDERER'>;
  onFailure(failure: DrawFailure | 'no bundle', detail: string): void;
}

interface PageInput extends Omit<DrawJob, 'set'> {
  known: KnownSet;
  /** The remote that the page belongs to; none for what the shell draws alone. */
  release?: Release;
  shell: ServerShell | undefined;
}

/** Pages as the server draws them, before it is known who reads them: kept for a moment, drawn once however many wait for one. */
export function createDrawnPages({ configuration, onFailure }: DrawnPagesOptions) {
  const { RELEASES_DIR, API_URL, RENDERER } = configuration;
  const bundleOf = createServerBundles(RELEASES_DIR, API_URL);
  const kept = new LRUCache<string, Promise<DrawnPage | undefined>>({ max: MOST_PAGES, ttl: FRESH_FOR_MS });
  let renderer: { of: string; draws: Renderer } | undefined;

  /** A new build of the shell has a renderer of its own: what it draws has to be what browsers get. */
  function rendererFor({ file, stamp }: ServerShell): Renderer {
    if (renderer?.of !== stamp) {
      renderer?.draws.close();
      const draws = new Renderer({
        program: RENDERER ?? '',
        shell: file,
        apiUrl: API_URL,
        onFailure,
      });
      renderer = { of: stamp, draws };
    }
    return renderer.draws;
  }

  async function draw({ known, release, shell, ...rest }: PageInput): Promise<DrawnPage | undefined> {
    try {
      const bundle = release && (await bundleOf(release, known));
      if (!shell || (release && !bundle)) return undefined;
      return await rendererFor(shell).draw({ ...rest, set: known.set }, bundle);
    } catch (error) {
      onFailure('no bundle', String(error));
      return undefined;
    }
  }

  return {
    /** Starts what draws, before the first page is asked for. */
    prepare(shell: ServerShell | undefined): void {
      if (shell && RENDERER) rendererFor(shell);
    },
    /** The page, or undefined when the browser has to draw it. */
    async get(input: PageInput): Promise<DrawnPage | undefined> {
      if (!RENDERER || !input.shell) return undefined;
      const { known, path, site, reader, shell } = input;
      const key = JSON.stringify([known.set.id, path, reader, shell.stamp, site]);
      const last = kept.get(key);
      if (last) return last;
      const page = draw(input);
      kept.set(key, page);
      const drawn = await page;
      // A page that didn't come off is tried again by whoever asks next.
      if (!drawn && kept.peek(key) === page) kept.delete(key);
      return drawn;
    },
    close(): void {
      renderer?.draws.close();
    },
  };
}
export type DrawnPages = ReturnType<typeof createDrawnPages>;
