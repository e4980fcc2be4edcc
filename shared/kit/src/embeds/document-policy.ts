import { EMBEDS_META } from '@boardwalk/contracts';
import { tabStore } from '../storage/browser-storage.ts';

/** Session storage key of the frame to open after the page reload. */
const REQUESTED_KEY = 'boardwalk-embed';

/** Returns whether the CSP of this document allows the frame. It was created for the first page of the tab, which may not be the current one. */
export function isAllowedHere(src: string): boolean {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${EMBEDS_META}"]`);
  return meta?.content.split(' ').includes(new URL(src).origin) ?? false;
}

/** Reloads the page with the CSP of its remote; the frame then opens immediately. */
export function reloadFor(src: string): void {
  // Without storage the visitor has to click again.
  tabStore.setItem(REQUESTED_KEY, src);
  location.reload();
}

/** Returns whether the page was reloaded for this frame. True only once. */
export function wasReloadedFor(src: string): boolean {
  if (tabStore.getItem(REQUESTED_KEY) !== src) return false;
  tabStore.removeItem(REQUESTED_KEY);
  return true;
}
