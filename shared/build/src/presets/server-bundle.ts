import { basename, dirname } from 'node:path';
import type { RsbuildConfig, Rspack } from '@rsbuild/core';

interface ServerBundle {
  entry: string;
  /** The output file. */
  file: string;
  /** Modules that another bundle provides, imported with `require`. */
  external?: readonly string[];
}

/**
 * Options of the minifier that preserve the names in stack traces. Each worker of the renderer holds the text of the shell: without white space it
 * is half as long, and a single character outside of Latin-1 would double it.
 */
const COMPACT = { compress: false, mangle: false, format: { asciiOnly: true, comments: false as const } };

type ServerSide = Pick<RsbuildConfig, 'source' | 'output'>;

/** Returns settings for one CommonJS file that renders on the server the same page as the browser's build: it has no lazy parts, styles or images. */
export function onServer({ entry, file, external = [] }: ServerBundle): ServerSide {
  return {
    source: { entry: { [basename(file, '.js')]: entry } },
    output: {
      target: 'node',
      module: false,
      distPath: { root: dirname(file), js: '' },
      filename: { js: '[name].js' },
      filenameHash: false,
      emitAssets: false,
      cleanDistPath: false,
      minify: { js: true, css: false, jsOptions: { minimizerOptions: COMPACT } },
      // Those of the browser's build are released already.
      legalComments: 'none',
      sourceMap: false,
      externals: Object.fromEntries(external.map((module) => [module, `commonjs2 ${module}`])),
    },
  };
}

/** Sets the bundler's own options for such a file. */
export function inOneFile(config: Rspack.Configuration): void {
  config.output = { ...config.output, asyncChunks: false, library: { type: 'commonjs2' } };
  config.module ??= {};
  config.module.parser = { ...config.module.parser, javascript: { dynamicImportMode: 'eager' } };
}
