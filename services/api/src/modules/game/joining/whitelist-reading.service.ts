import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { invalidField } from '../../../platform/errors/api-error.ts';
import { WhitelistService } from '../../identities/whitelist/whitelist.service.ts';

/** Number of a change, within the safe integers. */
const CURSOR = /^\d{1,15}$/;

/** Returns changes of the whitelist to game servers. */
@Injectable()
export class WhitelistReading {
  constructor(private readonly whitelist: WhitelistService) {}

  /** @throws INPUT_INVALID for an invalid cursor. */
  async changes({
    since = '0',
    limit,
  }: EndpointInput<'GET /api/game/v1/whitelist'>['query']): Promise<
    EndpointAnswer<'GET /api/game/v1/whitelist'>
  > {
    if (!CURSOR.test(since)) throw invalidField('query.since', 'This is no cursor of this list.');
    const changes = await this.whitelist.changesSince(Number(since), limit + 1);
    const told = changes.slice(0, limit);
    return {
      items: told.map(({ identifier, allowed }) => ({ identifier, allowed })),
      nextCursor: String(told.at(-1)?.seq ?? since),
      more: changes.length > limit,
    };
  }
}
