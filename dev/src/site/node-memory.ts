import type { SERVICE_NAMES } from '@boardwalk/build/workspace';

export type ServiceName = (typeof SERVICE_NAMES)[number];

/** Upper limit of the old part of each service's JavaScript heap, in MB: small, so that the whole site fits into little memory. */
const OLD: Record<ServiceName, number> = { identity: 96, api: 256, renderer: 96, gateway: 192 };

/**
 * Upper limit of one half of the young part, in MB. Under load V8 lets it grow to 64 by default; its possible size is deducted from the
 * old part's limit, and a limit as small as ours counts as used up: V8 then collects everything repeatedly, at ten times the cost.
 */
const YOUNG = 8;

/** Returns Node's memory flags for a service. */
export const memoryFlags = (name: ServiceName): string[] => [
  `--max-old-space-size=${OLD[name]}`,
  `--max-semi-space-size=${YOUNG}`,
];
