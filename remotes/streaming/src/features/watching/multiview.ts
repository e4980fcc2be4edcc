import { useNavigate, useSearchParams } from '@boardwalk/kit';
import { MAX_PLAYERS } from '../../player/player-store.ts';

/** Streamers watched next to this page's stream, stored in the URL, so that they can be shared and restored. */
export function useMultiview(username: string) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const others = multiviewOf(params.get('with'), username);
  const set = (names: readonly string[]) => {
    const next = new URLSearchParams(params);
    if (names.length > 0) next.set('with', names.join(','));
    else next.delete('with');
    // Commas are valid in a query, and more readable.
    const search = next.toString().replaceAll('%2C', ',');
    void navigate({ search }, { replace: true, preventScrollReset: true });
  };
  return {
    others,
    isFull: others.length >= MAX_PLAYERS - 1,
    add: (name: string) => set([...others, name]),
    remove: (name: string) => set(others.filter((one) => one !== name)),
  };
}

/** Parses handles without duplicates and the page's own, up to the maximum. */
export function multiviewOf(text: string | null, username: string): string[] {
  const names = (text ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '' && name !== username.toLowerCase());
  return [...new Set(names)].slice(0, MAX_PLAYERS - 1);
}
