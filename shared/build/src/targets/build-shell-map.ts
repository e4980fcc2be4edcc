import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shell } from '../presets/shell.ts';
import { BUILD } from '../workspace/folders.ts';
import { runBuild } from './target.ts';

const OUT_DIR = join(BUILD, 'shell-map');

const ASSETS = join(OUT_DIR, 'assets');
const FIRST_FILE = /^main\.[^.]+\.js$/;

/** The shell's first file, which every page loads, and its source map. */
export interface MappedFile {
  code: string;
  /** JSON of the source map. */
  map: string;
  /** Folder with all files of the shell, named as the site's, and their maps. */
  folder: string;
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
          // Without a comment in the file: its name contains a hash of its content.
          sourceMap: { js: 'hidden-source-map' },
          distPath: { root: OUT_DIR, js: 'assets', css: 'assets', font: 'assets', image: 'assets' },
        },
      },
    },
  });
  const first = readdirSync(ASSETS).find((name) => FIRST_FILE.test(name)) ?? 'main.js';
  const read = (name: string) => readFileSync(join(ASSETS, name), 'utf8');
  return { code: read(first), map: read(`${first}.map`), folder: ASSETS };
}
