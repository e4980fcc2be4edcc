import type { Release, ReleaseSet, SignedText } from '@boardwalk/contracts';
import { clock, i18n, notice } from '@boardwalk/kit';
import { tabStore } from '@boardwalk/kit/storage';
import { msg } from '@lingui/core/macro';
import { releaseSets } from '../set/set-store.ts';
import { SetRefused } from '../set/verify-set.ts';

/** Where a tab keeps its preview. It is gone with the tab. */
const PREVIEW_KEY = 'boardwalk-preview';
const ENDED = msg`The preview ended because its version failed. You are back on the public site.`;
const OVER = msg`The preview has expired. You are back on the public site.`;

/** Whether this page opened in a preview whose time was over. */
let over = false;

/** Swaps a preview in for this tab, and after each reload of it. @throws SetRefused when it isn't genuine or its time is over. */
export async function startPreview(signed: SignedText): Promise<ReleaseSet> {
  const set = await releaseSets.preview(signed);
  tabStore.writeJson(PREVIEW_KEY, signed);
  return set;
}

/** Takes up the preview that this tab was in before it was loaded anew. */
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

export function leavePreview(): void {
  tabStore.removeItem(PREVIEW_KEY);
  releaseSets.leavePreview();
}

/** Ends a preview whose time is over. For a route boundary: nothing changes under the reader. */
export function endPreviewInTime(): void {
  const preview = releaseSets.current()?.preview;
  if (!preview || Date.parse(preview.expiresAt) > clock.now()) return;
  leavePreview();
  notice.info(i18n._(OVER));
}

/** Ends the preview when it is this release that it was about. */
export function endPreviewOf(release: Release): void {
  const preview = releaseSets.current()?.preview;
  if (preview?.name !== release.name || preview.version !== release.version) return;
  leavePreview();
  notice.error(i18n._(ENDED));
}
