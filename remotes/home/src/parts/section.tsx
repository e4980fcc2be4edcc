import { chakra } from '@boardwalk/kit';

/**
 * A section below the first screen. With `content-visibility` the browser renders it when it comes near, so that the first screen appears sooner.
 * Until then it takes the height of `containIntrinsicBlockSize`, which should be close to its real one, so that the scrollbar doesn't jump.
 */
export const Section = chakra('section', {
  base: { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 36rem' },
});
