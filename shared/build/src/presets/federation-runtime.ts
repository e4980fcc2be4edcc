import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';

/** Packages that the federation plugin resolves with `require`. */
const REQUIRED = [
  '@module-federation/inject-external-runtime-core-plugin',
  '@module-federation/runtime',
  '@module-federation/runtime-tools',
  '@module-federation/webpack-bundler-runtime',
];

/**
 * Uses the ES module form of the federation runtime. The plugin writes the paths of the other form, CommonJS, into its generated code; both forms
 * would be in the page, and the second can't be tree-shaken.
 */
export function federationRuntime(): RsbuildPlugin {
  return {
    name: 'boardwalk-federation-runtime',
    setup(api) {
      const { resolve } = createRequire(import.meta.url);
      const forms = REQUIRED.map((name) => [resolve(name), fileURLToPath(import.meta.resolve(name))]);
      api.modifyRspackConfig((config) => {
        config.resolve ??= {};
        config.resolve.alias = { ...config.resolve.alias, ...Object.fromEntries(forms) };
      });
    },
  };
}
