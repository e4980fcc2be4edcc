import type { ServedRemoteRow } from '../releases.table.ts';

const CHANNELS_OF_REMOTE = ['live', 'canary', 'staff'] as const;
export type RemoteChannel = (typeof CHANNELS_OF_REMOTE)[number];

/** Served versions of a remote, with their start times. */
export type Channels = Pick<
  ServedRemoteRow,
  | 'live'
  | 'liveSince'
  | 'previous'
  | 'canary'
  | 'canaryShare'
  | 'canarySince'
  | 'staff'
  | 'staffSince'
  | 'bundled'
  | 'floor'
  | 'floorAt'
  | 'offAt'
>;

const NO_CANARY = { canary: null, canaryShare: null, canarySince: null };
const NO_STAFF = { staff: null, staffSince: null };

/** Channels of a remote without served versions. */
export const NOTHING_SERVED: Channels = {
  live: null,
  liveSince: null,
  previous: null,
  bundled: null,
  floor: null,
  floorAt: null,
  offAt: null,
  ...NO_CANARY,
  ...NO_STAFF,
};

/** Serves a version to everyone. The live version becomes the previous one, unless it isn't usable. A canary of the same version ends. */
export function promotedToLive(
  now: Channels,
  version: string,
  { at, liveIsGood }: { at: Date; liveIsGood: boolean },
): Channels {
  if (now.live === version) return now.canary === version ? { ...now, ...NO_CANARY } : now;
  const before = liveIsGood ? now.live : now.previous;
  return {
    ...now,
    ...(now.canary === version && NO_CANARY),
    live: version,
    liveSince: at,
    previous: before === version ? null : before,
  };
}

export function promotedToCanary(now: Channels, version: string, share: number, at: Date): Channels {
  if (now.canary === version && now.canaryShare === share) return now;
  const since = now.canary === version ? now.canarySince : at;
  return { ...now, canary: version, canaryShare: share, canarySince: since };
}

export function promotedToStaff(now: Channels, version: string, at: Date): Channels {
  return now.staff === version ? now : { ...now, staff: version, staffSince: at };
}

/** Rolls live back to a version. `previous` is the target of the next rollback. */
export function wentBack(now: Channels, to: string, previous: string | null, at: Date): Channels {
  return {
    ...now,
    ...(now.canary === to && NO_CANARY),
    live: to,
    liveSince: at,
    previous: previous === to ? null : previous,
  };
}

export function ended(now: Channels, channel: 'canary' | 'staff'): Channels {
  return { ...now, ...(channel === 'canary' ? NO_CANARY : NO_STAFF) };
}

/** Ends every channel of a remote. The build that it came with isn't served again automatically. */
export function endedAll(now: Channels): Channels {
  return {
    ...NOTHING_SERVED,
    bundled: now.bundled,
    floor: now.floor,
    floorAt: now.floorAt,
    offAt: now.offAt,
  };
}

/** Whether any version of a remote is served. */
export const isServed = ({ live, canary, staff }: Channels): boolean =>
  live !== null || canary !== null || staff !== null;

/** Returns the channels in which a version is served. */
export function channelsOf(now: Channels, version: string): RemoteChannel[] {
  return CHANNELS_OF_REMOTE.filter((channel) => now[channel] === version);
}

/** Returns the channels for the audit log. */
export function auditValues({ live, previous, canary, canaryShare, staff, floor, offAt }: Channels) {
  return {
    live,
    previous,
    canary,
    share: canaryShare,
    staff,
    ...(floor && { floor }),
    ...(offAt && { off: true }),
  };
}
