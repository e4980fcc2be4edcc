import { createRequire } from 'node:module';
import type { RsbuildPlugin } from '@rsbuild/core';

/** The style sheet of the kit that is written at build time. */
const GLOBAL_STYLES = /[\\/]kit[\\/]src[\\/]theme[\\/]global\.css$/;
/** The font of the headings, of which pages show one weight. */
const HEADING_FONT = /[\\/]bricolage-grotesque-latin-opsz-normal\.woff2$/;

const find = createRequire(import.meta.url).resolve;

/** Finishes the kit's style sheet and its fonts, for every build that compiles the kit. */
export function kitFiles(): RsbuildPlugin {
  return {
    name: 'boardwalk-kit-files',
    setup(api) {
      api.modifyRspackConfig((_, { addRules }) => {
        addRules([
          { test: GLOBAL_STYLES, enforce: 'pre', loader: find('./global-styles.mjs') },
          { test: HEADING_FONT, loader: find('./one-weight.mjs') },
        ]);
      });
    },
  };
}
