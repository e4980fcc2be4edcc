import { demoLicence } from '@boardwalk/contracts/game';
import { type Resource, startResource } from '../fx/resource.ts';
import { createFxServer, type Knock } from './fx-server.ts';

/** Slots of the server, and minimum and maximum number of players. */
const SLOTS = 64;
const MIN_PLAYERS = 18;
const CHANGE_EVERY_MS = 20_000;
const PAY_EVERY_MS = 10_000;

export interface FakeGameSettings {
  url: string;
  keyId: string;
  secret: string;
  snapshotKey: string;
  /** Address that players type to connect. */
  connect?: string;
  log: (line: string) => void;
  /** Whether payments are made automatically, except those that existed at the start. */
  pays?: boolean;
}

/** A game server without players that runs the real resource. */
export interface FakeGame {
  /** Simulates a joining player. The same name always has the same account. */
  join(name: string): Promise<Knock>;
  stop(): void;
}

/** Starts a game server with simulated players. */
export function startFakeGame({
  log,
  connect = 'play.meridian.test',
  pays = false,
  ...site
}: FakeGameSettings): FakeGame {
  const crowd = createCrowd();
  const server = createFxServer({
    players: () => crowd.players,
    convars: {
      boardwalk_url: site.url,
      boardwalk_key: site.keyId,
      boardwalk_secret: site.secret,
      boardwalk_snapshot_key: site.snapshotKey,
      boardwalk_connect: connect,
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
  const stopPaying = pays ? startPaying(resource, log) : () => {};
  return {
    join: (name) => server.connect([demoLicence(name)], name),
    stop() {
      clearInterval(timer);
      stopPaying();
      resource.stop();
    },
  };
}

/** Makes new payments after some seconds, as players would. */
function startPaying({ client }: Resource, log: (line: string) => void): () => void {
  let left: ReadonlySet<string> | undefined;
  const pay = async () => {
    const payments = await client.payments();
    left ??= new Set(payments.map(({ id }) => id));
    for (const { id, amount, property, from, to } of payments) {
      if (left.has(id)) continue;
      await client.reportPayment(id, { outcome: 'paid', amount, reference: `fake-${id.slice(0, 8)}` });
      log(`[bank] ${from ?? 'the city'} has paid $${amount} to ${to ?? 'the city'} for ${property}`);
    }
  };
  // While the site is unreachable nothing is paid; the next run tries again.
  const turn = () => void pay().catch(() => {});
  turn();
  const timer = setInterval(turn, PAY_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Simulates players who join and leave, with a rising number until there is a queue. */
function createCrowd(random = Math.random) {
  let wanted = MIN_PLAYERS + Math.floor(random() * (SLOTS - MIN_PLAYERS));
  return {
    get players() {
      return Math.min(wanted, SLOTS);
    },
    get queue() {
      return Math.max(0, wanted - SLOTS);
    },
    change() {
      const step = Math.round(random() * 6) - 3;
      wanted = Math.min(Math.max(wanted + step, MIN_PLAYERS), SLOTS + 9);
    },
  };
}
