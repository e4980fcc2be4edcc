import type { Release, ReleaseSet, SignedText } from '@boardwalk/contracts';
import { clock, i18n, notice } from '@boardwalk/kit';
import { tabStore } from '@boardwalk/kit/storage';
import { msg } from '@lingui/core/macro';
import { releaseSets } from '../set/set-store.ts';
import { SetRefused } from '../set/verify-set.ts';

/** Session storage key of a tab's preview. */
const PREVIEW_KEY = 'boardwalk-preview';
const ENDED = msg`The preview ended because its version failed. You are back on the public site.`;
const OVER = msg`The preview has expired. You are back on the public site.`;

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

export function leavePreview(): void {
  tabStore.removeItem(PREVIEW_KEY);
  releaseSets.leavePreview();
}

/** Ends an expired preview. Called on navigation, so that the current page doesn't change. */
export function endPreviewInTime(): void {
  const preview = releaseSets.current()?.preview;
  if (!preview || Date.parse(preview.expiresAt) > clock.now()) return;
  leavePreview();
  notice.info(i18n._(OVER));
}

/** Ends the preview if it is about this release. */
export function endPreviewOf(release: Release): void {
  const preview = releaseSets.current()?.preview;
  if (preview?.name !== release.name || preview.version !== release.version) return;
  leavePreview();
  notice.error(i18n._(ENDED));
}
