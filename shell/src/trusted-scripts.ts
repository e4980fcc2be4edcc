import { WORKER_FILE } from './offline/messages.ts';

/** The used part of Trusted Types, which the DOM's types don't include yet. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown;
}

/** Folders of the site's scripts: those of the shell, and those of releases. */
const SCRIPT_FOLDERS = ['/assets/', '/remotes/'];

/**
 * Returns whether scripts may be loaded from a URL. Development servers run on the visitor's own computer; the CSP allows them only for users who
 * develop with them.
 */
export function isScriptAddress(address: string, page: string): boolean {
  const { origin, hostname, pathname } = new URL(address, page);
  if (origin !== new URL(page).origin) return hostname === 'localhost';
  return pathname === WORKER_FILE || SCRIPT_FOLDERS.some((folder) => pathname.startsWith(folder));
}

/**
 * Sets the page's default Trusted Types policy. The browser then passes it every script URL that code sets as plain text, also in remotes, whatever
 * they were built with. The policy has no rule for HTML and for inline code: the browser blocks both.
 */
export function trustOwnScripts(): void {
  const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isScriptAddress(address, location.href) ? address : null),
  });
}
