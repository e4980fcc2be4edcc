import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type RsbuildConfig, type Rspack, rspack, type ToolsConfig } from '@rsbuild/core';
import { BUILD } from '../workspace/folders.ts';

/** The bundler looks plugins up from the folder it was started in; a full path is found from everywhere. */
const find = createRequire(import.meta.url).resolve;

/** The folder of the compiled plugins of the compiler. */
const SWC_CACHE = join(BUILD, 'swc');

/** How long a page waits for one of its later files, in milliseconds, before it says that the file didn't come. */
const CHUNK_PATIENCE = 20_000;

/**
 * Asks the browser to compile everything in a file while it arrives, beside what it shows, instead of each function when it is first called
 * and somebody may be waiting. Browsers that don't know it read a comment.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';
/** What each page runs as soon as it is there: the shell, and the entry and the exposed chunk of its remote. */
const RUN_AT_ONCE = /(^|[\\/])(main|remote|remote-entry)(\.[0-9a-f]+)?\.js$/;
/** After the code has been made small, which takes comments away, and before source maps are written (500). */
const MINIFIED = 450;

/** For builds that nobody serves from here: the federation plugin complains unless it is said who may load from them. */
export const NO_SERVER: Pick<RsbuildConfig, 'server'> = { server: { cors: { origin: 'http://localhost' } } };

/** Where the compiled macros of the words take their run time from. */
interface LinguiRuntime {
  i18n: [string, string];
  trans: [string, string];
  useLingui: [string, string];
}

const ofKit = (name: string): [string, string] => ['@boardwalk/kit/i18n', name];
/** The shell and the kit take them by a door of their own: the kit's index would need itself. */
export const SHELL_LINGUI: LinguiRuntime = {
  i18n: ofKit('i18n'),
  trans: ofKit('Trans'),
  useLingui: ofKit('useLingui'),
};

/** What every browser build of Boardwalk has in common: the words' macros and catalogues. */
export function pageTools(
  linguiRuntime: LinguiRuntime = SHELL_LINGUI,
  adjust?: (config: Rspack.Configuration) => void,
): ToolsConfig {
  return {
    swc: {
      jsc: {
        experimental: {
          plugins: [[find('@lingui/swc-plugin'), { runtimeModules: linguiRuntime }]],
          // The plugin is compiled once for all packages instead of once for each.
          cacheRoot: SWC_CACHE,
        },
      },
    },
    rspack: (config) => {
      config.output ??= {};
      config.output.chunkLoadTimeout = CHUNK_PATIENCE;
      config.optimization ??= {};
      // Counted instead of hashed: a hash would hold the path of the checkout, and two of them would build different files.
      if (config.mode === 'production') config.optimization.moduleIds = 'natural';
      config.module ??= {} as Rspack.ModuleOptionsNormalized;
      config.module.rules ??= [];
      config.module.rules.push({ test: /\.po$/, type: 'javascript/auto', loader: find('@lingui/loader') });
      const ahead = { banner: COMPILE_AHEAD, raw: true, test: RUN_AT_ONCE, stage: MINIFIED };
      config.plugins ??= [];
      if (config.mode === 'production') config.plugins.push(new rspack.BannerPlugin(ahead));
      adjust?.(config);
    },
  };
}
