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

/** Something that has to be paid in the game: a deal, or a rent of a tenancy. Amounts in whole dollars. */
export interface Payment {
  id: string;
  /** The code of the property. */
  property: string;
  kind: 'sale' | 'rent' | 'auction';
  amount: number;
  /** When a rent is due; null for what is to be paid at once. */
  dueAt: string | null;
  /** Handles of who pays and who is paid; null for the city. */
  from: string | null;
  to: string | null;
}

/** What became of a payment. `reference` is what the game calls it: the same again is counted once. */
export interface PaymentReport {
  outcome: 'paid' | 'failed';
  amount: number;
  reference: string;
}

/** A property as the game knows it. */
export interface Property {
  code: string;
  owner: string | null;
  data?: Record<string, string | number | boolean>;
}
