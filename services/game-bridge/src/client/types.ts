import type { JoinResult } from '@boardwalk/contracts/game';

/** What the site is told of the server. */
export interface Heartbeat {
  players: number;
  slots: number;
  queue: number;
  connect?: string | undefined;
  maintenance: boolean;
  resource: string;
}

export interface HeartbeatAnswer {
  nextInSeconds: number;
  mustBeWhitelisted: boolean;
}

/** What the site says of somebody who wants in. */
export interface JoinAnswer {
  result: JoinResult;
  message: string;
  linkCode: string | null;
  handle: string | null;
}

/** A property as the game knows it. */
export interface Property {
  code: string;
  owner: string | null;
  data?: Record<string, string | number | boolean>;
}
