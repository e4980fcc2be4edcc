import { createRequire } from 'node:module';
import type { Rspack, ToolsConfig } from '@rsbuild/core';

/** The bundler looks plugins up from the folder it was started in; a full path is found from everywhere. */
const find = createRequire(import.meta.url).resolve;

/** Where the compiled macros of the words take their run time from. */
interface WordsRuntime {
  i18n: [string, string];
  trans: [string, string];
  useLingui: [string, string];
}

/** What every browser build of Boardwalk has in common: the words' macros and catalogues. */
export function pageTools(wordsRuntime?: WordsRuntime): ToolsConfig {
  return {
    swc: {
      jsc: {
        experimental: {
          plugins: [[find('@lingui/swc-plugin'), wordsRuntime ? { runtimeModules: wordsRuntime } : {}]],
        },
      },
    },
    rspack: (config) => {
      config.module ??= {} as Rspack.ModuleOptionsNormalized;
      config.module.rules ??= [];
      config.module.rules.push({ test: /\.po$/, type: 'javascript/auto', loader: find('@lingui/loader') });
    },
  };
}
