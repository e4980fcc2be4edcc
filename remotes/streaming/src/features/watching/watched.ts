import { useNavigate, useSearchParams } from '@boardwalk/kit';
import { MOST_PLAYERS } from '../../player/player-store.ts';

/** Who is watched beside the stream of this page, by what the address names: it can be shared, and comes back. */
export function useWatchedBeside(username: string) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const beside = besideOf(params.get('with'), username);
  const set = (names: readonly string[]) => {
    const next = new URLSearchParams(params);
    if (names.length > 0) next.set('with', names.join(','));
    else next.delete('with');
    // Commas may stand in a query, and an address is read by people.
    const search = next.toString().replaceAll('%2C', ',');
    void navigate({ search }, { replace: true, preventScrollReset: true });
  };
  return {
    beside,
    isFull: beside.length >= MOST_PLAYERS - 1,
    add: (name: string) => set([...beside, name]),
    remove: (name: string) => set(beside.filter((one) => one !== name)),
  };
}

/** Handles, each once, none of them the page's own, and no more than fit. */
export function besideOf(text: string | null, username: string): string[] {
  const names = (text ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '' && name !== username.toLowerCase());
  return [...new Set(names)].slice(0, MOST_PLAYERS - 1);
}
