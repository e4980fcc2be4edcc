import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { invalidField } from '../../../platform/errors/api-error.ts';
import { WhitelistService } from '../../identities/whitelist/whitelist.service.ts';

/** The number of a change: as long as a double can hold it. */
const CURSOR = /^\d{1,15}$/;

/** Tells game servers what has changed on the whitelist. */
@Injectable()
export class WhitelistReading {
  constructor(private readonly whitelist: WhitelistService) {}

  /** @throws INPUT_INVALID for a cursor that is none. */
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
