import { WORKER_FILE } from './messages.ts';

/** As much of Trusted Types as is used here: the types of the DOM don't have them yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown };
}

/** The worker's address, in the form that a browser asks for which takes no plain text for code. The policy lets nothing else through. */
export function workerAddress(): string {
  const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return WORKER_FILE;
  const policy = trustedTypes.createPolicy('boardwalk-worker', {
    createScriptURL(url) {
      if (url !== WORKER_FILE) throw new TypeError(`${url} is no worker of this site.`);
      return url;
    },
  });
  return policy.createScriptURL(WORKER_FILE) as string;
}
