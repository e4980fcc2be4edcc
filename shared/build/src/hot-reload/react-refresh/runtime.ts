// Replaces `react-refresh/runtime` in the development build of a remote. With its own runtime a remote would register components
// that the page's React doesn't know, and updates would change nothing on the screen.
import { place } from '../place.ts';

/** The name of the remote's container, inserted by the bundler. Two remotes may have modules of the same name. */
declare const __react_refresh_library__: string;

/** The page may have a shell without hot reload; a change then reloads the page. */
const shared = place.boardwalkRefresh;

export function register(type: unknown, id: string): void {
  shared?.register(type, `${__react_refresh_library__} ${id}`);
}

export const createSignatureFunctionForTransform =
  shared?.createSignatureFunctionForTransform ?? (() => (type: unknown) => type);

export const getFamilyByType = (type: unknown) => shared?.getFamilyByType(type);

export const isLikelyComponentType = (type: unknown) =>
  shared ? shared.isLikelyComponentType(type) : typeof type === 'function';

export function performReactRefresh(): void {
  if (shared) shared.performReactRefresh();
  else place.location?.reload();
}

/** Empty: the shell has called the real one. */
export function injectIntoGlobalHook(): void {}
