import type { Release, ReleaseSet, SignedText } from '@boardwalk/contracts';
import { clock, i18n, notice } from '@boardwalk/kit';
import { tabStore } from '@boardwalk/kit/storage';
import { msg } from '@lingui/core/macro';
import { releaseSets } from '../set/set-store.ts';
import { SetRefused } from '../set/verify-set.ts';

/** Session storage key of a tab's preview. */
const PREVIEW_KEY = 'boardwalk-preview';
const ENDED = msg`The preview ended because its version failed. You are back on the public site.`;

/** Session storage key of a preview that ended because its version failed; the next page shows it. */
const FAILED_KEY = 'boardwalk-preview-failed';

/** Why the preview of the previous page ended, if it did. */
let end: 'expired' | 'failed' | undefined;

/** Starts a preview in this tab, which survives reloads. @throws SetRefused if it isn't genuine or has expired. */
export async function startPreview(signed: SignedText): Promise<ReleaseSet> {
  const set = await releaseSets.preview(signed);
  tabStore.writeJson(PREVIEW_KEY, signed);
  return set;
}

/** Resumes the preview that this tab had before a reload. */
export async function resumePreview(): Promise<void> {
  if (tabStore.getItem(FAILED_KEY) !== null) {
    tabStore.removeItem(FAILED_KEY);
    end = 'failed';
  }
  const signed = tabStore.readJson<SignedText>(PREVIEW_KEY);
  if (signed === undefined) return;
  try {
    await releaseSets.preview(signed);
  } catch (error) {
    if (error instanceof SetRefused && error.refusal === 'expired') end = 'expired';
    tabStore.removeItem(PREVIEW_KEY);
  }
}

/** Returns why the preview of the previous page ended; undefined if there was none. */
export const previewEnd = (): 'expired' | 'failed' | undefined => end;

/** Returns this tab to the public site. Pages that are open already stay until they are loaded again. */
export function leavePreview(): void {
  tabStore.removeItem(PREVIEW_KEY);
  releaseSets.leavePreview();
}

/** Returns whether this tab is in a preview that has expired. The next page load ends it. */
export function isPreviewExpired(): boolean {
  const preview = releaseSets.current()?.preview;
  return preview !== undefined && Date.parse(preview.expiresAt) <= clock.now();
}

/** Ends the preview if it is about this release, which could not be loaded. */
export function endPreviewOf(release: Release): void {
  if (!isPreviewed(release)) return;
  leavePreview();
  notice.error(i18n._(ENDED));
}

/**
 * Ends the preview at the next page load if it is about this release, whose page threw.
 * @returns whether it does.
 */
export function endPreviewAtReload(release: Release): boolean {
  if (!isPreviewed(release)) return false;
  tabStore.removeItem(PREVIEW_KEY);
  tabStore.setItem(FAILED_KEY, 'true');
  return true;
}

function isPreviewed(release: Release): boolean {
  const preview = releaseSets.current()?.preview;
  return preview?.name === release.name && preview.version === release.version;
}
