import { Injectable } from '@nestjs/common';
import { MemberData, type MemberDataOwner } from '../../platform/member-data/member-data.ts';
import { declare, type LeavingMember } from '../../platform/member-data/member-table.ts';
import { BackendEventsService } from './backend-events.service.ts';
import { backendHooks } from './backend-hooks.table.ts';

@MemberData({
  tables: [
    declare(backendHooks, {
      names: { memberId: 'own' },
      exported: {
        not: 'Calls of the site to the backends of its apps, stored for some days. Their data about you is in apps/.',
      },
      leaving: 'deleted',
    }),
  ],
})
@Injectable()
export class BackendHooksMemberData implements MemberDataOwner {
  constructor(private readonly events: BackendEventsService) {}

  /** Queues the deletion of the member's data in the backends. */
  erase({ id }: LeavingMember): Promise<void> {
    return this.events.memberErased(id);
  }
}
