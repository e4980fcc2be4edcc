import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD, remoteNames } from '@boardwalk/build/workspace';
import type { ReleaseDescription } from '@boardwalk/contracts';
import type { Row } from '../row.ts';
import { visit } from '../visit.ts';
import { isScript } from '../waterfall.ts';
import type { Bench } from './bench.ts';

/** Libraries that a page may contain once, with a text that only the library's own code contains. */
const SINGLES: Record<string, RegExp> = {
  react: /__CLIENT_INTERNALS[A-Z_]*=/,
  'react-dom': /__DOM_INTERNALS[A-Z_]*=/,
  emotion: /data-emotion/,
  router: /__reactRouterVersion=/,
  kit: /"ui-storage"/,
};
const SHARED =
  /^(react|react-dom|react-router|react-router-dom|@emotion\/.*|@chakra-ui\/.*|@boardwalk\/kit)$/;

/** P5: no release contains a copy of a shared library, and a page's scripts contain each once. */
export async function measureCopies(at: Bench): Promise<Row[]> {
  const brought = remoteNames().flatMap((name) =>
    bundledBy(name)
      .filter((one) => SHARED.test(one))
      .map((one) => `${name} brings ${one}`),
  );
  const { requests } = await visit({ ...at, side: 'site', path: '/' });
  const addresses = new Set(requests.map(({ url }) => url).filter(isScript));
  const scripts = await Promise.all([...addresses].map(async (url) => (await fetch(url)).text()));
  const counts = Object.entries(SINGLES).map(
    ([name, mark]) => [name, scripts.filter((script) => mark.test(script)).length] as const,
  );
  const wrong = counts.filter(([, count]) => count !== 1).map(([name, count]) => `${name} ${count} times`);
  return [
    {
      id: 'P5 ●',
      goal: 'one React, kit, Emotion, router on every page',
      figure: [...brought, ...wrong].join(', ') || 'one of each',
      spread: `${scripts.length} scripts, ${remoteNames().length} releases`,
      met: brought.length === 0 && wrong.length === 0,
    },
  ];
}

function bundledBy(name: string): string[] {
  const folder = join(BUILD, 'remotes', name);
  const version = readFileSync(join(folder, 'current'), 'utf8').trim();
  if (!readdirSync(folder).includes(version)) return [];
  const text = readFileSync(join(folder, version, 'release.json'), 'utf8');
  return (JSON.parse(text) as ReleaseDescription).bundled;
}
