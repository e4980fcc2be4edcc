import { hash, randomInt, timingSafeEqual } from 'node:crypto';
import type { EndpointAnswer } from '@boardwalk/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { AssignmentsService } from '../../users/assignments.service.ts';
import { SetupRepository } from './setup.repository.ts';

/** Characters that can't be confused when read aloud. 20 of them have 98 bits. */
const CHARACTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 20;

/** Assigns the first owner of a site that was created without members: the one with the code that the server printed. */
@Injectable()
export class SetupService {
  private readonly logger = new Logger('Setup');

  constructor(
    private readonly database: Database,
    private readonly claims: SetupRepository,
    private readonly assignments: AssignmentsService,
    private readonly audit: AuditService,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** Makes the site wait for its owner. */
  begin(): Promise<void> {
    return this.claims.insert();
  }

  /** Ends the wait; an existing owner stays. */
  withdraw(): Promise<void> {
    return this.claims.deleteOpen();
  }

  /** Prints a new code while the site waits for its owner. It replaces the previous one, because an administrator reads the latest line. */
  async printCode(): Promise<void> {
    const code = newCode();
    if (!(await this.claims.renew(digest(code)))) return;
    const shown = code.match(/.{5}/g)?.join('-') ?? code;
    this.logger.log(
      `This site has no owner yet. Claim it at ${this.configuration.siteOrigin}/setup with the code ${shown}`,
    );
  }

  /** @throws SETUP_OVER when the site has an owner, or never waited for one. */
  async expectOpen(): Promise<EndpointAnswer<'GET /api/setup'>> {
    if (!(await this.claims.isOpen())) throw new ApiError('SETUP_OVER');
    return {
      claimed: false,
      title: 'Set up your site',
      description: 'This site waits for its owner.',
      image: null,
    };
  }

  /**
   * Makes the caller the owner. The row is locked, so that only one of several callers succeeds. Wrong codes cause no lock-out, which strangers
   * could use against the owner: 98 bits can't be guessed within the rate limits.
   * @throws SETUP_OVER, SETUP_CODE_INVALID
   */
  async claim(caller: Caller, code: string): Promise<void> {
    const claimed = await this.database.transaction(async () => {
      const row = await this.claims.lock();
      if (!row || row.claimedAt) throw new ApiError('SETUP_OVER');
      if (!row.codeHash || !isSame(row.codeHash, digest(plain(code)))) {
        return false;
      }
      await this.claims.claim(caller.id);
      await this.assignments.grant(caller.id, 'OWNER');
      const target = { type: 'site' as const, id: 'settings', label: caller.fullName };
      await this.audit.record(caller, { action: 'site.claimed', target, after: { role: 'OWNER' } });
      return true;
    });
    if (!claimed) throw new ApiError('SETUP_CODE_INVALID');
    this.logger.log(`The site is claimed: ${caller.username} is its owner.`);
  }
}

const newCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
const plain = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '');
const digest = (code: string) => hash('sha256', `boardwalk setup ${code}`, 'hex');
const isSame = (one: string, other: string) =>
  timingSafeEqual(Buffer.from(one, 'hex'), Buffer.from(other, 'hex'));
