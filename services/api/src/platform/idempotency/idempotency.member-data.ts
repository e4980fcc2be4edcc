import { Injectable } from '@nestjs/common';
import { MemberData, type MemberDataOwner } from '../member-data/member-data.ts';
import { declare, type LeavingMember } from '../member-data/member-table.ts';
import { IdempotencyService } from './idempotency.service.ts';
import { idempotencyKeys } from './idempotency.table.ts';

/** Stored responses to calls of members. */
const IDEMPOTENCY_TABLES = [
  declare(idempotencyKeys, {
    names: { callerId: 'own' },
    exported: { not: 'Responses to requests, stored for a day. Their content is in the other tables.' },
    leaving: 'deleted',
  }),
];

@MemberData({ tables: IDEMPOTENCY_TABLES })
@Injectable()
export class IdempotencyMemberData implements MemberDataOwner {
  constructor(private readonly idempotency: IdempotencyService) {}

  /** Deletes responses, which have no foreign key because not every caller is a member. */
  erase({ id }: LeavingMember): Promise<void> {
    return this.idempotency.deleteOf(id);
  }
}
