import { EMBEDS_META } from '@boardwalk/contracts';
import { tabStore } from '../storage/browser-storage.ts';

/** The frame that is to open once the page was loaded anew. */
const ASKED_KEY = 'boardwalk-embed';

/** Whether this document may show an address in a frame. It was made for the page that it was opened at, which need not be this one. */
export function isAllowedHere(src: string): boolean {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${EMBEDS_META}"]`);
  return meta?.content.split(' ').includes(new URL(src).origin) ?? false;
}

/** Loads this page as a document of its own, with the policy that its remote declares; there the frame opens at once. */
export function reloadFor(src: string): void {
  // Without a storage the visitor is asked again.
  tabStore.setItem(ASKED_KEY, src);
  location.reload();
}

/** Whether the page was loaded anew for this frame. It is so once. */
export function wasReloadedFor(src: string): boolean {
  if (tabStore.getItem(ASKED_KEY) !== src) return false;
  tabStore.removeItem(ASKED_KEY);
  return true;
}
