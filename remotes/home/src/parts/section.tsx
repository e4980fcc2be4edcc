import { chakra } from '@boardwalk/kit';

/**
 * A section below the first screen. With `content-visibility` the browser renders it when it comes near, so that the first screen appears sooner.
 * Until then it takes about the height of a screen.
 */
export const Section = chakra('section', {
  base: { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 55rem' },
});
