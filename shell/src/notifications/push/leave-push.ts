import { storedPush } from './stored-push.ts';

/** Ends push notifications on sign-out, while the token is still valid: the next user of this browser is someone else. */
export async function leavePush(): Promise<void> {
  if (!storedPush.read()) return;
  const { stopPush } = await import(/* webpackChunkName: "push" */ './this-browser.ts');
  await stopPush();
}
