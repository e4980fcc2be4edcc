/**
 * Location state of a navigation that only changes the URL of the open page: `navigate(to, { replace: true, state: SAME_PAGE })`. The focus stays
 * where it is.
 */
export const SAME_PAGE = { samePage: true };

/**
 * Returns whether a navigation only changes the URL of the open page.
 * @param state the location's state, of unknown type.
 */
export function isSamePage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'samePage' in state && state.samePage === true;
}
