import type { Connecting, FxGlobals } from '../fx/fx-globals.ts';

export interface FxServerSettings {
  convars: Record<string, string>;
  /** Files written by resources, by name. */
  files?: Map<string, string>;
  players?: () => number;
}

/** Result of a player's attempt to join. */
export interface Knock {
  /** Null if they were admitted. */
  refusal: string | null;
  /** Messages shown meanwhile. */
  updates: string[];
}

/** A fake of the game server's API. Enforces the documented rules of deferrals. */
export interface FxServer {
  globals: FxGlobals;
  exported: Map<string, (...given: never[]) => unknown>;
  /** Simulates a joining player. Rejects if a resource breaks a rule of deferrals. */
  connect(identifiers: readonly string[], name: string): Promise<Knock>;
  stopResource(): void;
}

export const RESOURCE = 'boardwalk';

export function createFxServer({
  convars,
  files = new Map(),
  players = () => 0,
}: FxServerSettings): FxServer {
  const onConnecting: Connecting[] = [];
  const onStop: ((resource: string) => void)[] = [];
  const exported: FxServer['exported'] = new Map();
  const connecting = new Map<string, readonly string[]>();
  let lastPlayer = 0;
  const globals: FxGlobals = {
    source: 0,
    on(event: string, handler: Connecting | ((resource: string) => void)) {
      if (event === 'playerConnecting') onConnecting.push(handler as Connecting);
      else onStop.push(handler as (resource: string) => void);
    },
    exports: (name, act) => void exported.set(name, act),
    GetCurrentResourceName: () => RESOURCE,
    GetConvar: (name, fallback) => convars[name] ?? fallback,
    GetNumPlayerIndices: players,
    GetNumPlayerIdentifiers: (player) => connecting.get(player)?.length ?? 0,
    GetPlayerIdentifier: (player, index) => connecting.get(player)?.[index] ?? '',
    GetResourceMetadata: (_resource, key) => (key === 'version' ? '1.0.0' : null),
    LoadResourceFile: (_resource, file) => files.get(file) ?? null,
    SaveResourceFile: (_resource, file, text) => {
      files.set(file, text);
      return true;
    },
  };
  return {
    globals,
    exported,
    async connect(identifiers, name) {
      lastPlayer += 1;
      const player = 65_536 + lastPlayer;
      connecting.set(String(player), identifiers);
      try {
        return await new Promise<Knock>((resolve, reject) => {
          const deferrals = strictDeferrals(resolve, reject);
          globals.source = player;
          for (const handle of onConnecting) handle(name, () => {}, deferrals);
          // A handler that awaits finds another player here.
          globals.source = 0;
          if (!deferrals.isDeferred()) resolve({ refusal: null, updates: [] });
        });
      } finally {
        connecting.delete(String(player));
      }
    },
    stopResource() {
      for (const handle of onStop) handle(RESOURCE);
    },
  };
}

/** Rejects a second call in the same tick, one before `defer`, and any after `done`. */
function strictDeferrals(resolve: (knock: Knock) => void, reject: (error: Error) => void) {
  const updates: string[] = [];
  let calls = 0;
  let isBusy = false;
  let isDone = false;
  const take = (what: string): void => {
    if (isDone) reject(new Error(`${what} after done`));
    if (what === 'defer' ? calls > 0 : calls === 0) reject(new Error(`${what} at the wrong time`));
    if (isBusy) reject(new Error(`${what} in the same tick`));
    calls += 1;
    isBusy = true;
    setImmediate(() => {
      isBusy = false;
    });
  };
  return {
    isDeferred: () => calls > 0,
    defer: () => take('defer'),
    update(message: string) {
      take('update');
      updates.push(message);
    },
    done(reason?: string) {
      take('done');
      isDone = true;
      resolve({ refusal: reason ?? null, updates });
    },
  };
}
