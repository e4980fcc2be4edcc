import { randomInt } from 'node:crypto';
import { cleanLine, truncate } from '@boardwalk/contracts';

/** No letters or digits that look like others. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 6;
/** Which of a player's identifiers is their game account, the best first. Those that aren't named here change or are somebody else's. */
const GAME_ACCOUNTS = ['license', 'license2', 'fivem', 'steam', 'xbl', 'live'];
const LONGEST_NAME = 60;

export function newLinkCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

/** The game account among identifiers, undefined when none can stand for one. */
export function gameAccountOf(identifiers: readonly string[]): string | undefined {
  return GAME_ACCOUNTS.map((kind) => identifiers.find((one) => one.startsWith(`${kind}:`))).find(
    (found) => found !== undefined,
  );
}

/** What an account is shown as: its player's name in the game, or else the account itself. */
export function accountName(name: string, subject: string): string {
  return truncate(cleanLine(name), LONGEST_NAME, { end: '' }) || subject;
}
