import { basename, dirname } from 'node:path';
import type { RsbuildConfig, Rspack } from '@rsbuild/core';

interface ServerBundle {
  entry: string;
  /** The file that is written. */
  file: string;
  /** What somebody else brings, asked for with `require`. */
  external?: readonly string[];
}

type ServerSide = Pick<RsbuildConfig, 'source' | 'output'>;

/** One CommonJS file that draws on the server what the browser's build draws there: it loads nothing later and writes no style or picture. */
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
      minify: false,
      sourceMap: false,
      externals: Object.fromEntries(external.map((module) => [module, `commonjs2 ${module}`])),
    },
  };
}

/** What the bundler itself has to be told about such a file. */
export function inOneFile(config: Rspack.Configuration): void {
  config.output = { ...config.output, asyncChunks: false, library: { type: 'commonjs2' } };
  config.module ??= {};
  config.module.parser = { ...config.module.parser, javascript: { dynamicImportMode: 'eager' } };
}
