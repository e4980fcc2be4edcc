import { Injectable } from '@nestjs/common';
import { isUniqueViolation } from '../../platform/database/postgres-errors.ts';
import { accountName, gameAccountOf, newLinkCode } from './link-code.policy.ts';
import { LinkCodesRepository } from './link-codes.repository.ts';

/** Attempts at a unique code: the chance of a collision is about one in a billion. */
const MAX_ATTEMPTS = 3;

/** Codes that players enter on the site, to prove that a game account is theirs. */
@Injectable()
export class LinkCodesService {
  constructor(private readonly codes: LinkCodesRepository) {}

  /** Returns the code of the player's game account; null when none of the identifiers can be linked. */
  async codeFor(identifiers: readonly string[], playerName: string): Promise<string | null> {
    const subject = gameAccountOf(identifiers);
    if (subject === undefined) return null;
    const name = accountName(playerName, subject);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.codes.keep({ subject, name, code: newLinkCode() });
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !isUniqueViolation(error, 'link_codes_by_code')) throw error;
      }
    }
  }
}
