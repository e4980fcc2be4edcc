/**
 * The state of a navigation that gives the open page another address and changes nothing else: `navigate(to, { replace: true,
 * state: SAME_PAGE })`. The focus stays where it is.
 */
export const SAME_PAGE = { samePage: true };

/** @param state what came with a location, which anything could be. */
export function isSamePage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'samePage' in state && state.samePage === true;
}
