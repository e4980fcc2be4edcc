import { join } from 'node:path';
import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { ROOT } from '../workspace/folders.ts';

/** The resource of the game server as one script, for the Node 16 that game servers bring, and for later ones. @param outDir where to. */
export function gameResource(outDir: string): RsbuildConfig {
  return defineConfig({
    mode: 'production',
    root: join(ROOT, 'services/game-bridge'),
    source: { entry: { boardwalk: './src/main.ts' } },
    output: {
      target: 'node',
      module: false,
      distPath: { root: outDir },
      filename: { js: '[name].js' },
      minify: false,
      cleanDistPath: true,
      overrideBrowserslist: ['node >= 16'],
    },
    performance: { printFileSize: false },
    tools: {
      rspack(config) {
        config.optimization = { ...config.optimization, splitChunks: false, runtimeChunk: false };
        // A game server runs a script as it is, without a `module` of its own.
        if (config.output) delete config.output.library;
      },
    },
  });
}
