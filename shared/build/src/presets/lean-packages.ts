import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { ROOT } from '../workspace/folders.ts';

/** Emotion imports them for `withTheme`, which no page uses. They don't declare that they are free of side effects, so they would stay. */
const FREE_OF_SIDE_EFFECTS = /[\\/]node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/;

/**
 * Leaves out parts of packages that no page needs: unused modules that don't declare themselves free of side effects, and the development
 * form of React Router (warnings, and a page of advice), which its `exports` name for every condition.
 */
export function leanPackages(): RsbuildPlugin {
  return {
    name: 'boardwalk-lean-packages',
    setup(api) {
      const router = join(routerFolder(), 'dist/production');
      api.modifyRspackConfig((config, { addRules }) => {
        addRules([{ test: FREE_OF_SIDE_EFFECTS, sideEffects: false }]);
        config.resolve ??= {};
        config.resolve.alias = {
          ...config.resolve.alias,
          'react-router$': join(router, 'index.mjs'),
          'react-router/dom$': join(router, 'dom-export.mjs'),
        };
      });
    },
  };
}

/** Returns the folder of the package that `react-router-dom` re-exports. */
function routerFolder(): string {
  const kit = createRequire(join(ROOT, 'shared/kit/package.json'));
  const { resolve } = createRequire(kit.resolve('react-router-dom'));
  return dirname(resolve('react-router/package.json'));
}
