import type { ManagedRelease, ManagedRemote } from '@boardwalk/contracts';

/** State of an app, the one that needs attention first. */
export type AppState = 'off' | 'waiting' | 'rolled-back' | 'not-live' | 'live';

/** Returns the state of an app. */
export function stateOf({ offAt, live, versions }: ManagedRemote): AppState {
  if (offAt !== null) return 'off';
  if (versions.some(({ waitsWith }) => waitsWith !== null)) return 'waiting';
  const [newest] = versions;
  if (newest && newest.demotedAt !== null && newest.version !== live) return 'rolled-back';
  return live === null ? 'not-live' : 'live';
}

export interface LastFailure {
  /** ISO 8601 instant. */
  at: string;
  version: string;
}

/** Returns the newest failure: an automatic rollback, or a minute of the last half hour with failures. */
export function lastFailureOf({ versions }: Pick<ManagedRemote, 'versions'>): LastFailure | undefined {
  const failures = versions.flatMap((release) =>
    failureTimes(release).map((at) => ({ at, version: release.version })),
  );
  return failures.reduce<LastFailure | undefined>(
    (newest, failure) => (newest && Date.parse(newest.at) >= Date.parse(failure.at) ? newest : failure),
    undefined,
  );
}

function failureTimes({ demotedAt, health }: ManagedRelease): string[] {
  const minutes = health.series.filter(({ failed }) => failed > 0).map(({ at }) => at);
  return demotedAt === null ? minutes : [...minutes, demotedAt];
}
