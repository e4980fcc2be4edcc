import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TWIN, TWIN_FILES } from '@boardwalk/build/twin';
import type { TwinFile, TwinFiles } from './twin-page.ts';

interface Manifest {
  entries: { main: { initial: { js: string[]; css?: string[] }; assets?: string[] } };
}

/** Returns the files of the twin's pages. @throws when it hasn't been built. */
export function readTwinFiles(): TwinFiles {
  const { main } = (JSON.parse(readFileSync(join(TWIN, 'manifest.json'), 'utf8')) as Manifest).entries;
  const parts = readdirSync(join(TWIN, TWIN_FILES, 'async'))
    .map((name) => ({ name, remote: /^part-([a-z0-9-]+)\.[0-9a-f]+\.js$/.exec(name)?.[1] }))
    .filter(({ remote }) => remote !== undefined)
    .map(({ name, remote }) => [remote ?? '', proven(`/${TWIN_FILES}/async/${name}`)] as const);
  return {
    scripts: main.initial.js.map(proven),
    styles: (main.initial.css ?? []).map(proven),
    fonts: (main.assets ?? []).filter((file) => file.endsWith('.woff2')),
    parts: Object.fromEntries(parts),
  };
}

function proven(file: string): TwinFile {
  const hash = createHash('sha384')
    .update(readFileSync(join(TWIN, file)))
    .digest('base64');
  return { file, integrity: `sha384-${hash}` };
}
