// Stands in for `react-refresh/runtime` in the development build of a remote. With a runtime of its own a remote would know
// components that the page's React never hears of, and nothing would change on the screen.
import { place } from '../place.ts';

/** The remote's container; the bundler writes its value in place of this. Two remotes may have modules of one name. */
declare const __react_refresh_library__: string;

/** The page's shell may be one without hot reload; then a change loads the page anew. */
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

/** The shell has done this. */
export function injectIntoGlobalHook(): void {}
