import { createSiteClient, type SiteClient } from '../client/site-client.ts';
import type { PaymentReport, Property } from '../client/types.ts';
import { createDoor } from '../door/door.ts';
import { accountsOf } from '../door/identifiers.ts';
import { createSnapshots } from '../door/snapshots.ts';
import type { Deferrals, FxGlobals } from './fx-globals.ts';
import { startHeartbeat } from './heartbeat.ts';
import { readSettings } from './settings.ts';

const SNAPSHOT_FILE = 'whitelist.json';
const SNAPSHOT_EVERY_MS = 5 * 60_000;
const MAX_PROPERTIES = 500;
const CHECKING = 'Asking the community site…';

/** A running resource. */
export interface Resource {
  client: SiteClient;
  stop(): void;
}

/** Waits for a tick of the game server. */
const tick = () => new Promise<void>((done) => setImmediate(done));

/** Starts the resource on a game server. @throws Error if `server.cfg` lacks a setting. */
export function startResource(fx: FxGlobals, log: (line: string) => void): Resource {
  const resource = fx.GetCurrentResourceName();
  const settings = readSettings(fx);
  const client = createSiteClient(settings);
  const snapshots = createSnapshots({
    publicKey: settings.snapshotKey,
    hours: settings.snapshotHours,
    log,
    now: Date.now,
    load: () => fx.LoadResourceFile(resource, SNAPSHOT_FILE),
    save: (text) => void fx.SaveResourceFile(resource, SNAPSHOT_FILE, text, -1),
  });
  // The whitelist is required until the site states otherwise, so that a server that starts while the site is unreachable isn't open to everyone.
  let mustBeWhitelisted = true;
  let queue = 0;
  const door = createDoor({
    client,
    snapshots,
    log,
    now: Date.now,
    mustBeWhitelisted: () => mustBeWhitelisted,
  });

  fx.on('playerConnecting', (name, _setKickReason, deferrals) => {
    // Both are read synchronously: after the first await the game server handles another event.
    const accounts = accountsOf(identifiersOf(fx, String(fx.source)));
    void decide(deferrals, () => door.ask(accounts, name));
  });
  fx.exports('setQueue', (waiting: number) => {
    queue = Math.max(0, Math.floor(Number(waiting) || 0));
  });
  fx.exports('syncProperties', (properties: Property[]) => syncAll(client, properties));
  fx.exports('payments', () => client.payments());
  fx.exports('reportPayment', (id: string, report: PaymentReport) => client.reportPayment(id, report));

  const endHeartbeat = startHeartbeat({
    client,
    log,
    look: () => ({
      players: fx.GetNumPlayerIndices(),
      slots: settings.slots,
      queue,
      ...(settings.connect !== '' && { connect: settings.connect }),
      maintenance: fx.GetConvar('boardwalk_maintenance', 'false') === 'true',
      resource: fx.GetResourceMetadata(resource, 'version', 0) ?? '',
    }),
    heard: (answer) => {
      mustBeWhitelisted = answer.mustBeWhitelisted;
    },
  });
  void snapshots.renew(client);
  const renewal = setInterval(() => void snapshots.renew(client), SNAPSHOT_EVERY_MS);
  const stop = () => {
    endHeartbeat();
    clearInterval(renewal);
  };
  fx.on('onResourceStop', (stopped) => {
    if (stopped === resource) stop();
  });
  return { client, stop };
}

function identifiersOf(fx: FxGlobals, player: string): string[] {
  const count = fx.GetNumPlayerIdentifiers(player);
  return Array.from({ length: count }, (_, index) => fx.GetPlayerIdentifier(player, index));
}

/** The documentation of `playerConnecting` requires a tick after `defer`, and before `done`. */
async function decide(
  deferrals: Deferrals,
  ask: () => Promise<{ allowed: true } | { allowed: false; message: string }>,
): Promise<void> {
  deferrals.defer();
  await tick();
  deferrals.update(CHECKING);
  const verdict = await ask();
  await tick();
  if (verdict.allowed) deferrals.done();
  else deferrals.done(verdict.message);
}

/** Sends the properties in as many calls as needed. @returns the number that the site accepted. */
async function syncAll(client: SiteClient, properties: readonly Property[]): Promise<number> {
  let taken = 0;
  for (let from = 0; from < properties.length; from += MAX_PROPERTIES)
    taken += (await client.syncProperties(properties.slice(from, from + MAX_PROPERTIES))).count;
  return taken;
}
