import type { RsbuildPlugin } from '@rsbuild/core';

const CONDITIONS = ['webpack', 'production', 'browser'];

/**
 * Takes packages as they are in production where their `exports` offer a choice, in a development build too. Emotion's other form
 * writes styles into the page as text, which the page's policy forbids. React makes no use of this choice, so it stays in development.
 */
export function inProduction(): RsbuildPlugin {
  return {
    name: 'boardwalk-packages-in-production',
    setup(api) {
      api.modifyRspackConfig((config) => {
        config.resolve ??= {};
        config.resolve.byDependency = {
          esm: { conditionNames: ['import', 'module', ...CONDITIONS] },
          commonjs: { conditionNames: ['require', 'module', ...CONDITIONS] },
        };
      });
    },
  };
}
