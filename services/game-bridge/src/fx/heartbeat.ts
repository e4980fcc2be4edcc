import { HEARTBEAT_S } from '@boardwalk/contracts/game';
import type { SiteClient } from '../client/site-client.ts';
import type { Heartbeat, HeartbeatAnswer } from '../client/types.ts';

const SECOND_MS = 1_000;
/** Limits of the interval that the site may request, in seconds. */
const MIN_S = 5;
const MAX_S = 600;

interface HeartbeatParts {
  client: SiteClient;
  /** Returns the current status of the server. */
  look: () => Heartbeat;
  heard: (answer: HeartbeatAnswer) => void;
  log: (line: string) => void;
}

/** Sends the server's status to the site periodically. @returns a function that stops it. */
export function startHeartbeat({ client, look, heard, log }: HeartbeatParts): () => void {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let isAway = false;

  async function beat(): Promise<void> {
    let seconds = HEARTBEAT_S;
    try {
      const answer = await client.heartbeat(look());
      if (isAway) log('The site is back.');
      isAway = false;
      heard(answer);
      seconds = Math.min(Math.max(answer.nextInSeconds, MIN_S), MAX_S);
    } catch (error) {
      // Logged once: an unreachable site misses many heartbeats.
      if (!isAway) log(`The site takes no heartbeat: ${(error as Error).message}`);
      isAway = true;
    }
    if (!stopped) timer = setTimeout(() => void beat(), seconds * SECOND_MS);
  }

  void beat();
  return () => {
    stopped = true;
    if (timer) clearTimeout(timer);
  };
}
