import { keptPush } from './kept-push.ts';

/** Ends the push messages of whoever signs out here, while their token can still say so: the next one at this browser isn't them. */
export async function leavePush(): Promise<void> {
  if (!keptPush.read()) return;
  const { stopPush } = await import(/* webpackChunkName: "push" */ './this-browser.ts');
  await stopPush();
}
