import type { JoinResult } from '@boardwalk/contracts/game';

/** Status of the server, as sent to the site. */
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

/** The site's decision about a joining player. */
export interface JoinAnswer {
  result: JoinResult;
  message: string;
  linkCode: string | null;
  handle: string | null;
}

/** A payment that is due in the game: for a deal, or rent of a tenancy. Amounts in whole dollars. */
export interface Payment {
  id: string;
  /** Code of the property. */
  property: string;
  kind: 'sale' | 'rent' | 'auction';
  amount: number;
  /** Due time of a rent; null for an immediate payment. */
  dueAt: string | null;
  /** Handles of payer and recipient; null for the city. */
  from: string | null;
  to: string | null;
}

/** Result of a payment. `reference` is the game's id: repeated reports of the same id count once. */
export interface PaymentReport {
  outcome: 'paid' | 'failed';
  amount: number;
  reference: string;
}

/** A property of the game. */
export interface Property {
  code: string;
  owner: string | null;
  data?: Record<string, string | number | boolean>;
}
