import { hash, randomBytes } from 'node:crypto';
import { addressGroup } from '@boardwalk/server';
import { ERROR_BUDGET } from './error-budget.policy.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** A minute more than the budget looks at, because the database's minutes needn't begin when ours do. */
const MINUTES = 3;
/** Beyond so many reporters in a minute, further ones aren't counted: better to know less than to fill the memory. */
const MOST_REPORTERS = 100_000;

/** Keeps one reporter from speaking for many. It knows reporters by a salted hash, in memory only, with a new salt each day. */
export class ReporterCap {
  private salt = randomBytes(16);
  private day = 0;
  /** Counts of the running minute and those before it, newest first. */
  private minutes: { number: number; counts: Map<string, number> }[] = [];

  /** Whether a report on this subject counts, and if so, counts it. */
  admits(address: string, subject: string, now = Date.now()): boolean {
    const current = this.turnTo(now);
    const key = `${hash('sha256', Buffer.concat([this.salt, Buffer.from(networkOf(address))]), 'base64url').slice(0, 16)} ${subject}`;
    const counted = this.minutes.reduce((sum, { counts }) => sum + (counts.get(key) ?? 0), 0);
    if (counted >= ERROR_BUDGET.reportsOfOne || current.size >= MOST_REPORTERS) return false;
    current.set(key, (current.get(key) ?? 0) + 1);
    return true;
  }

  private turnTo(now: number): Map<string, number> {
    const day = Math.floor(now / DAY_MS);
    if (day !== this.day) {
      this.day = day;
      this.salt = randomBytes(16);
      this.minutes = [];
    }
    const number = Math.floor(now / MINUTE_MS);
    const [newest] = this.minutes;
    if (newest?.number === number) return newest.counts;
    const counts = new Map<string, number>();
    const kept = this.minutes.filter((minute) => minute.number > number - MINUTES);
    this.minutes = [{ number, counts }, ...kept];
    return counts;
  }
}

/**
 * The network of an address: /24 of IPv4, /48 of IPv6. Providers hand out up to a /48 to one line, so a smaller part would let one household pass for
 * many.
 */
export function networkOf(address: string): string {
  const group = addressGroup(address);
  const separator = group.includes(':') ? ':' : '.';
  return group.split(separator).slice(0, 3).join(separator);
}
