import { hash, randomBytes } from 'node:crypto';
import { addressGroup } from '@boardwalk/server';
import { DAY_MS, MINUTE_MS } from '../../../platform/time/durations.ts';
import { ERROR_BUDGET } from './error-budget.policy.ts';

/** A minute more than the window, because the database's minutes may start at other times. */
const MINUTES = 3;
/** Maximum of reporters per minute, to bound the memory; further ones aren't counted. */
const MAX_REPORTERS = 100_000;

/** Limits the reports of one reporter. Reporters are identified by a salted hash, in memory only, with a new salt each day. */
export class ReporterCap {
  private salt = randomBytes(16);
  private day = 0;
  /** Counts of the current minute and the previous ones, newest first. */
  private minutes: { number: number; counts: Map<string, number> }[] = [];

  /** Whether a report on this subject is accepted; if so, counts it. */
  admits(address: string, subject: string, now = Date.now()): boolean {
    const current = this.turnTo(now);
    const key = `${hash('sha256', Buffer.concat([this.salt, Buffer.from(networkOf(address))]), 'base64url').slice(0, 16)} ${subject}`;
    const counted = this.minutes.reduce((sum, { counts }) => sum + (counts.get(key) ?? 0), 0);
    if (counted >= ERROR_BUDGET.reportsOfOne || current.size >= MAX_REPORTERS) return false;
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
 * Returns the network of an address: /24 of IPv4, /48 of IPv6. Providers assign up to a /48 to one connection, so a longer prefix would let one
 * household count as many.
 */
export function networkOf(address: string): string {
  const group = addressGroup(address);
  const separator = group.includes(':') ? ':' : '.';
  return group.split(separator).slice(0, 3).join(separator);
}
