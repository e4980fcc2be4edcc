import { chakra } from '@boardwalk/kit';

/**
 * A part of a page below its first screen. The browser styles, lays out and paints it when it comes near: the first screen is there
 * sooner. Until then it takes about the room of a screen.
 */
export const Section = chakra('section', {
  base: { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 55rem' },
});
