import { demoLicence } from '@boardwalk/contracts/game';
import { type Resource, startResource } from '../fx/resource.ts';
import { createFxServer, type Knock } from './fx-server.ts';

/** The slots of the server, and how many people play at least and at most. */
const SLOTS = 64;
const FEWEST = 18;
const CHANGE_EVERY_MS = 20_000;

export interface FakeGameSettings {
  url: string;
  keyId: string;
  secret: string;
  snapshotKey: string;
  /** What players type to connect. */
  connect?: string;
  log: (line: string) => void;
}

/** A game server that nobody plays on, with the resource that real ones run. */
export interface FakeGame {
  /** Somebody wants in. The same name is always the same account. */
  join(name: string): Promise<Knock>;
  stop(): void;
}

/** Starts a game server on which people come and go. */
export function startFakeGame({ log, connect = 'localhost:30120', ...site }: FakeGameSettings): FakeGame {
  const crowd = createCrowd();
  const server = createFxServer({
    players: () => crowd.players,
    convars: {
      ...{ boardwalk_url: site.url, boardwalk_key: site.keyId, boardwalk_secret: site.secret },
      ...{ boardwalk_snapshot_key: site.snapshotKey, boardwalk_connect: connect },
      sv_maxclients: String(SLOTS),
    },
  });
  const resource: Resource = startResource(server.globals, log);
  const setQueue = server.exported.get('setQueue') as (waiting: number) => void;
  const timer = setInterval(() => {
    crowd.change();
    setQueue(crowd.queue);
  }, CHANGE_EVERY_MS);
  timer.unref();
  return {
    join: (name) => server.connect([demoLicence(name)], name),
    stop() {
      clearInterval(timer);
      resource.stop();
    },
  };
}

/** People who come and go: more of them while the server fills up, until there is a queue. */
function createCrowd(random = Math.random) {
  let wanted = FEWEST + Math.floor(random() * (SLOTS - FEWEST));
  return {
    get players() {
      return Math.min(wanted, SLOTS);
    },
    get queue() {
      return Math.max(0, wanted - SLOTS);
    },
    change() {
      const step = Math.round(random() * 6) - 3;
      wanted = Math.min(Math.max(wanted + step, FEWEST), SLOTS + 9);
    },
  };
}
