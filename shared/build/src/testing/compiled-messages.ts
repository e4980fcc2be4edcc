import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { rspack } from '@rsbuild/core';
import { SHELL_LINGUI } from '../presets/page-build.ts';
import { BUILD } from '../workspace/folders.ts';

const MACROS = createRequire(import.meta.url).resolve('@lingui/swc-plugin');

/** Vite plugin that compiles messages as the build does, for tests that read them in German. */
export const compiledMessages = {
  name: 'compiled-messages',
  enforce: 'pre' as const,
  transform: {
    filter: { id: /\.tsx?$/, code: /@lingui\/(core|react)\/macro/ },
    handler: async (source: string, filename: string) => {
      const { code, map } = await rspack.experiments.swc.transform(source, {
        filename,
        sourceMaps: true,
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: filename.endsWith('x') },
          transform: { react: { runtime: 'automatic' } },
          experimental: {
            cacheRoot: join(BUILD, 'swc'),
            plugins: [[MACROS, { runtimeModules: SHELL_LINGUI }]],
          },
        },
      });
      return { code, map };
    },
  },
  load: {
    filter: { id: /\.po$/ },
    handler: async (file: string) => {
      const config = getConfig();
      const found = getCatalogForFile(relative(config.rootDir, file), await getCatalogs(config));
      if (!found) throw new Error(`${file} is no catalogue of lingui.config.ts`);
      const { messages } = await found.catalog.getTranslations(found.locale, config);
      return createCompiledCatalog(found.locale, messages, { namespace: 'es' }).source;
    },
  },
};
