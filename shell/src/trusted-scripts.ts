import { WORKER_FILE } from './offline/messages.ts';

/** As much of Trusted Types as is used here: the types of the DOM don't have them yet. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown;
}

/** Where scripts of the site lie: those of the shell, and those of releases. */
const SCRIPT_FOLDERS = ['/assets/', '/remotes/'];

/**
 * Whether code may be loaded from an address. Development servers run on the visitor's own computer; the content policy admits them only
 * for those who develop with them.
 */
export function isScriptAddress(address: string, page: string): boolean {
  const { origin, hostname, pathname } = new URL(address, page);
  if (origin !== new URL(page).origin) return hostname === 'localhost';
  return pathname === WORKER_FILE || SCRIPT_FOLDERS.some((folder) => pathname.startsWith(folder));
}

/**
 * Sets the page's default policy of Trusted Types. The browser then asks it about every address of a script that code sets as plain text, in remotes
 * too, whatever they were built with. The policy has no rule for markup and for code as text: the browser refuses both.
 */
export function trustOwnScripts(): void {
  const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isScriptAddress(address, location.href) ? address : null),
  });
}
