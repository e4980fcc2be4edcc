import { join } from 'node:path';
import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { ROOT, SHELL } from '../workspace/folders.ts';
import { kitVersion } from '../workspace/kit-version.ts';
import { kitFiles } from './kit-files.ts';
import { pageTools } from './page-build.ts';
import { inOneFile, onServer } from './server-bundle.ts';

/** Returns the build of the shell for rendering on the server: React, the kit and the frame in one file, for itself and for every remote's bundle. */
export function shellOnServer(): RsbuildConfig {
  const bundle = onServer({ entry: './src/server.tsx', file: join(SHELL, 'server/shell.js') });
  return defineConfig({
    mode: 'production',
    root: join(ROOT, 'shell'),
    // Packages have the same forms as in the browser: both have to render the same page.
    plugins: [pluginReact(), kitFiles()],
    ...bundle,
    source: {
      ...bundle.source,
      define: { __KIT_VERSION__: JSON.stringify(kitVersion()) },
    },
    output: { ...bundle.output, assetPrefix: '/' },
    splitChunks: false,
    performance: { printFileSize: false },
    tools: pageTools(undefined, inOneFile),
  });
}
