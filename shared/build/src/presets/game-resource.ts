import { join } from 'node:path';
import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { ROOT } from '../workspace/folders.ts';

/** Builds the resource of the game server as one script, for Node 16, which game servers include, and later versions. @param outDir the output folder. */
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
        // A game server runs a plain script, which has no `module`.
        if (config.output) delete config.output.library;
      },
    },
  });
}
