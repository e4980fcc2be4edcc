import { join } from 'node:path';
import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { BUILD, ROOT } from '../workspace/folders.ts';
import { unbundledPackages } from './unbundled-packages.ts';

/** Modules that libraries load only if they are installed. */
const OPTIONAL = [
  '@nestjs/websockets',
  '@nestjs/websockets/socket-module',
  '@nestjs/websockets/socket-module.js',
  '@nestjs/microservices',
  '@nestjs/microservices/microservices-module',
  '@nestjs/microservices/microservices-module.js',
  '@nestjs/platform-express',
  '@nestjs/swagger',
  '@fastify/view',
  '@fastify/static',
  '@fastify/multipart',
  'class-transformer',
  'class-transformer/storage',
  'class-validator',
  'pg-native',
  'pg-cloudflare',
  'bufferutil',
  'utf-8-validate',
];

/**
 * Options of the minifier that leave the code readable in stack traces. V8 holds the text of a program: without comments it is shorter, and a
 * single character outside of Latin-1 would double it.
 */
const READABLE = {
  minify: false,
  compress: false,
  mangle: false,
  format: { asciiOnly: true, comments: false as const },
};

interface ServiceOptions {
  /** The service's folder name; its bundle becomes `.build/services/<name>/main.js`. */
  name: string;
  /** Optional modules that this service uses, and that are therefore bundled. */
  uses?: string[];
  /** Further programs next to `main`: the bundle's name and its source. */
  entries?: Record<string, string>;
  /** Packages with native code, which are copied next to the bundle. They are imported with `import()`, so that they load only when needed. */
  unbundled?: string[];
}

/** Returns the build of a service for Node 24: a file for each program, one with their common code, and the unbundled packages next to them. The bundled API starts in a third of the time and half of the memory. */
export function service({ name, uses = [], entries = {}, unbundled = [] }: ServiceOptions): RsbuildConfig {
  const absent = OPTIONAL.filter((module) => !uses.includes(module));
  const folder = join(ROOT, 'services', name);
  const programs = new Set(['main', ...Object.keys(entries)]);
  const bundle = join(BUILD, 'services', name);
  return defineConfig({
    mode: 'production',
    root: folder,
    plugins: [unbundledPackages(unbundled, folder, bundle)],
    source: {
      entry: { main: './src/main.ts', ...entries },
      decorators: { version: 'legacy' },
    },
    output: {
      target: 'node',
      module: true,
      distPath: { root: bundle },
      filename: { js: '[name].js' },
      // The file of a worker is next to the program.
      assetPrefix: 'auto',
      minify: { js: true, css: false, jsOptions: { minimizerOptions: READABLE } },
      // Node parses the whole map at the first stack trace and retains it: maps of lines without the sources take a tenth of the memory.
      sourceMap: { js: 'nosources-cheap-module-source-map' },
      cleanDistPath: true,
      externals: Object.fromEntries([
        ...absent.map((module) => [module, `commonjs ${module}`]),
        ...unbundled.map((module) => [module, `import ${module}`]),
      ]),
    },
    performance: { printFileSize: false },
    tools: {
      rspack: {
        optimization: {
          // The programs of a service share nearly all their code: it is bundled once.
          splitChunks: {
            chunks: ({ name }) => name !== undefined && programs.has(name),
            minSize: 0,
            cacheGroups: {
              default: false,
              defaultVendors: false,
              common: { name: 'common', minChunks: 2, enforce: true },
            },
          },
        },
        // SQL and similar files, as text inside the bundle.
        module: {
          rules: [{ resourceQuery: /^\?raw$/, type: 'asset/source' }],
          parser: { javascript: { dynamicImportMode: 'eager' } },
        },
        ignoreWarnings: [/Critical dependency/, /Can't resolve/],
      },
    },
  });
}
