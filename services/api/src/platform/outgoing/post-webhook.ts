/** Time limit of the receiver's response, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Posts JSON to an address from the site's configuration. @throws Error when the receiver doesn't accept it. */
export async function postWebhook(url: string, body: object): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The webhook answered ${answer.status}.`);
}
