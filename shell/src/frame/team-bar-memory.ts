import { localStore } from '@boardwalk/kit/storage';

const KEY = 'team-bar';

/**
 * Whether the member of this browser had the team's bar when their permissions were last known. The server doesn't know the member, so the first frame
 * reserves the bar's space by it, and the page doesn't move when the permissions arrive.
 */
export const teamBarMemory = {
  isExpected: (): boolean => localStore.getItem(KEY) === 'shown',
  /** @param state null without a member. */
  store(state: 'shown' | 'hidden' | null): void {
    if (state === localStore.getItem(KEY)) return;
    if (state) localStore.setItem(KEY, state);
    else localStore.removeItem(KEY);
  },
  /** Marks the document, for the style of the reserved space. */
  mark(root: HTMLElement, isShown: boolean): void {
    if (isShown) root.dataset.teamBar = '';
    else delete root.dataset.teamBar;
  },
};
