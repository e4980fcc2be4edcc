import type { SiteClient } from '../client/site-client.ts';
import type { JoinAnswer } from '../client/types.ts';
import type { Snapshots } from './snapshots.ts';

/** Time for which a player admitted by the site is admitted again while it is unreachable. */
const KNOWN_MS = 30 * 60_000;
const MAX_KNOWN = 2_000;
const AWAY =
  'The community site can’t be reached at the moment, so no one knows who may join. Try again shortly.';
const NOBODY = 'Your game tells no account of yours. Start it with Steam or Rockstar signed in.';

interface Door {
  /** Decides whether a player may join, with a message otherwise. Never rejects. */
  ask(accounts: readonly string[], name: string): Promise<Verdict>;
}

export type Verdict = { allowed: true } | { allowed: false; message: string };

interface DoorParts {
  client: SiteClient;
  snapshots: Snapshots;
  /** As the site stated last. */
  mustBeWhitelisted: () => boolean;
  log: (line: string) => void;
  now: () => number;
}

/** Creates the join check: queries the site; while that is unreachable, uses its last decision about this player, or its snapshot. */
export function createDoor({ client, snapshots, mustBeWhitelisted, log, now }: DoorParts): Door {
  /** Time of the site's last admission, by player. */
  const known = new Map<string, number>();

  function remember(key: string, { result }: JoinAnswer): void {
    known.delete(key);
    if (result !== 'ok') return;
    known.set(key, now());
    const [oldest] = known.keys();
    if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest);
  }

  return {
    async ask(accounts, name) {
      if (!mustBeWhitelisted()) return { allowed: true };
      if (accounts.length === 0) return { allowed: false, message: NOBODY };
      const key = [...accounts].sort().join(' ');
      try {
        const answer = await client.joinCheck(accounts, name);
        remember(key, answer);
        return answer.result === 'ok' ? { allowed: true } : { allowed: false, message: answer.message };
      } catch (error) {
        log(`The site wasn’t asked about ${name}: ${(error as Error).message}`);
        const isKnown = now() - (known.get(key) ?? Number.NEGATIVE_INFINITY) < KNOWN_MS;
        return isKnown || snapshots.allows(accounts) ? { allowed: true } : { allowed: false, message: AWAY };
      }
    },
  };
}
