import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type RsbuildConfig, type Rspack, rspack, type ToolsConfig } from '@rsbuild/core';
import { BUILD } from '../workspace/folders.ts';

/** The bundler resolves plugins from the folder in which it was started; a full path works from everywhere. */
const find = createRequire(import.meta.url).resolve;

/** Folder of the compiled plugins of SWC. */
const SWC_CACHE = join(BUILD, 'swc');

/** Time in milliseconds until a lazy file of a page counts as failed. */
const CHUNK_TIMEOUT_MS = 20_000;

/**
 * Hint that lets the browser compile a whole file in the background while it loads, instead of each function at its first call, when a user
 * may be waiting. For other browsers it is a comment.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';
/** Files that each page runs immediately: the shell, and the entry and the exposed chunk of its remote. */
const EAGER_FILES = /(^|[\\/])(main|remote|remote-entry)(\.[0-9a-f]+)?\.js$/;
/** After minification, which removes comments, and before source maps are written (500). */
const AFTER_MINIFICATION = 450;

/** For builds without a server: the federation plugin complains unless the origins that may load from it are set. */
export const NO_SERVER: Pick<RsbuildConfig, 'server'> = { server: { cors: { origin: 'http://localhost' } } };

/** Sources of the runtime functions that compiled message macros import. */
export interface LinguiRuntime {
  i18n: [string, string];
  trans: [string, string];
  useLingui: [string, string];
}

const ofKit = (name: string): [string, string] => ['@boardwalk/kit/i18n', name];
/** The shell and the kit import them from a separate entry point: from the kit's index the import would be circular. */
export const SHELL_LINGUI: LinguiRuntime = {
  i18n: ofKit('i18n'),
  trans: ofKit('Trans'),
  useLingui: ofKit('useLingui'),
};

/** Returns the settings that all browser builds share: the macros and catalogues of messages. */
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
      config.output.chunkLoadTimeout = CHUNK_TIMEOUT_MS;
      config.optimization ??= {};
      // Counted instead of hashed: a hash would include the path of the checkout, and two checkouts would build different files.
      if (config.mode === 'production') config.optimization.moduleIds = 'natural';
      config.module ??= {} as Rspack.ModuleOptionsNormalized;
      config.module.rules ??= [];
      config.module.rules.push({ test: /\.po$/, type: 'javascript/auto', loader: find('@lingui/loader') });
      const ahead = { banner: COMPILE_AHEAD, raw: true, test: EAGER_FILES, stage: AFTER_MINIFICATION };
      config.plugins ??= [];
      if (config.mode === 'production') config.plugins.push(new rspack.BannerPlugin(ahead));
      adjust?.(config);
    },
  };
}
