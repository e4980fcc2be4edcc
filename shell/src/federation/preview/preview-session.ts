import type { Release, ReleaseSet, SignedText } from '@boardwalk/contracts';
import { clock, i18n, notice } from '@boardwalk/kit';
import { tabStore } from '@boardwalk/kit/storage';
import { msg } from '@lingui/core/macro';
import { releaseSets } from '../set/set-store.ts';
import { SetRefused } from '../set/verify-set.ts';

/** Session storage key of a tab's preview. */
const PREVIEW_KEY = 'boardwalk-preview';
const ENDED = msg`The preview ended because its version failed. You are back on the public site.`;

/** Whether this page was opened in an expired preview. */
let over = false;

/** Starts a preview in this tab, which survives reloads. @throws SetRefused if it isn't genuine or has expired. */
export async function startPreview(signed: SignedText): Promise<ReleaseSet> {
  const set = await releaseSets.preview(signed);
  tabStore.writeJson(PREVIEW_KEY, signed);
  return set;
}

/** Resumes the preview that this tab had before a reload. */
export async function resumePreview(): Promise<void> {
  const signed = tabStore.readJson<SignedText>(PREVIEW_KEY);
  if (signed === undefined) return;
  try {
    await releaseSets.preview(signed);
  } catch (error) {
    over = error instanceof SetRefused && error.refusal === 'expired';
    tabStore.removeItem(PREVIEW_KEY);
  }
}

export const previewIsOver = (): boolean => over;

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

/** Ends the preview if it is about this release. */
export function endPreviewOf(release: Release): void {
  const preview = releaseSets.current()?.preview;
  if (preview?.name !== release.name || preview.version !== release.version) return;
  leavePreview();
  notice.error(i18n._(ENDED));
}
