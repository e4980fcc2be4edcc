import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shell } from '../presets/shell.ts';
import { BUILD } from '../workspace/folders.ts';
import { runBuild } from './target.ts';

const OUT_DIR = join(BUILD, 'shell-map');

/** The shell's first file, which every page loads, and its source map. */
export interface MappedFile {
  code: string;
  /** JSON of the source map. */
  map: string;
}

/** Builds the shell with source maps, next to the site's own build. @throws PlainError when the build fails. */
export async function buildShellMap(): Promise<MappedFile> {
  process.env.NODE_ENV = 'production';
  const config = shell();
  const { web } = config.environments ?? {};
  await runBuild({
    ...config,
    environments: {
      web: {
        ...web,
        output: {
          ...web?.output,
          cleanDistPath: true,
          filenameHash: false,
          sourceMap: { js: 'source-map' },
          distPath: { root: OUT_DIR, js: 'assets', css: 'assets', font: 'assets', image: 'assets' },
        },
      },
    },
  });
  const read = (name: string) => readFileSync(join(OUT_DIR, 'assets', name), 'utf8');
  return { code: read('main.js'), map: read('main.js.map') };
}
