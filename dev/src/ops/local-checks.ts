import { isPortFree } from '@boardwalk/build/ports';
import {
  type Check,
  lookForRoom,
  lookIfWritable,
  ok,
  problem,
  type Seen,
  warning,
} from '@boardwalk/server/findings';
import type { Holder } from '../site/data-lock.ts';
import type { SiteSettings } from '../site/site-settings.ts';

/** The oldest Node that runs the site. */
const MIN_NODE = [22, 19] as const;

/** State of this machine, without the site's own programs. */
export interface Machine {
  settings: SiteSettings;
  /** The process that uses the data folder. */
  holder: Holder | undefined;
  nodeVersion: string;
}

/** Checks the version of Node. */
export function lookAtNode({ nodeVersion }: Pick<Machine, 'nodeVersion'>): Seen {
  const [major = 0, minor = 0] = nodeVersion.split('.').map(Number);
  const [least, leastMinor] = MIN_NODE;
  if (major > least || (major === least && minor >= leastMinor)) return ok(`Node ${nodeVersion}`);
  return problem(
    `Node ${nodeVersion} is too old`,
    `Install Node ${MIN_NODE.join('.')} or newer from nodejs.org.`,
  );
}

/** Checks whether the data folder is writable, and the free space of its disk. */
export async function lookAtDataFolder({ settings: { dataDir } }: Machine): Promise<Seen[]> {
  return [await lookIfWritable(dataDir), await lookForRoom(dataDir)];
}

/** Checks whether the ports are free, or used by this site. */
export async function lookAtPorts({ settings, holder }: Machine): Promise<Seen[]> {
  const wanted = [
    ['PORT', settings.port] as const,
    ...(settings.issuer ? [] : [['IDENTITY_PORT', settings.identityPort] as const]),
  ];
  const isHere = runsHere({ settings, holder });
  const seen = await Promise.all(wanted.map(([name, port]) => lookAtPort(name, port, isHere)));
  if (!holder || isHere) return seen;
  const what = holder.port ? `a site on port ${holder.port}` : 'another command';
  return [
    ...seen,
    warning(
      `${what} (process ${holder.pid}) uses ${settings.dataDir}`,
      'Call this with the PORT and DATA_DIR that the site was started with.',
    ),
  ];
}

async function lookAtPort(name: string, port: number, isHere: boolean): Promise<Seen> {
  const isFree = await isPortFree(port);
  if (!isFree && !isHere)
    return problem(
      `port ${port} is taken by another program`,
      `Stop that program, or choose another port: ${name}=${port + 100}`,
    );
  if (isFree && isHere)
    return problem(
      `this site runs, and nothing listens on port ${port}`,
      'Wait if it is starting; otherwise look at DATA_DIR/logs, and start it again.',
    );
  return ok(`port ${port} is ${isFree ? 'free' : 'used by this site'}`);
}

/** Returns whether the site of these settings runs. */
export function runsHere({ settings, holder }: Pick<Machine, 'settings' | 'holder'>): boolean {
  return holder !== undefined && holder.port === settings.port;
}

export const LOCAL_CHECKS: readonly Check<Machine>[] = [
  { name: 'node', look: lookAtNode },
  { name: 'data folder', look: lookAtDataFolder },
  { name: 'ports', look: lookAtPorts },
];
