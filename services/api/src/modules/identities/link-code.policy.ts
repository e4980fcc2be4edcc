import { randomInt } from 'node:crypto';
import { cleanLine, truncate } from '@boardwalk/contracts';

/** Characters that can't be confused with each other. */
const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 6;
/** Identifiers of a player that can be their game account, by preference. Other kinds change or belong to someone else. */
const GAME_ACCOUNTS = ['license', 'license2', 'fivem', 'steam', 'xbl', 'live'];
const MAX_NAME_LENGTH = 60;

export function newLinkCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
}

/** Returns the game account among identifiers; undefined when there is none. */
export function gameAccountOf(identifiers: readonly string[]): string | undefined {
  return GAME_ACCOUNTS.map((kind) => identifiers.find((one) => one.startsWith(`${kind}:`))).find(
    (found) => found !== undefined,
  );
}

/** Returns the display name of an account: the player's name in the game, otherwise the account itself. */
export function accountName(name: string, subject: string): string {
  return truncate(cleanLine(name), MAX_NAME_LENGTH, { end: '' }) || subject;
}
