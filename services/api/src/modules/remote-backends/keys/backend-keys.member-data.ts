import { Injectable } from '@nestjs/common';
import { MemberData, type MemberDataOwner } from '../../../platform/member-data/member-data.ts';
import { declare, type LeavingMember } from '../../../platform/member-data/member-table.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { BackendKeysRepository } from './backend-keys.repository.ts';
import { backendKeys } from './backend-keys.table.ts';

/** Keys of the backends of remotes. */
const BACKEND_KEY_TABLES = [
  declare(backendKeys, {
    exported: { not: 'Keys of backends, with the name of the member who created them.' },
    leaving: { stays: 'Keys belong to the site. They stay without the name.' },
  }),
];

@MemberData({ tables: BACKEND_KEY_TABLES })
@Injectable()
export class BackendKeysMemberData implements MemberDataOwner {
  constructor(
    private readonly keys: BackendKeysRepository,
    private readonly audit: AuditService,
  ) {}

  /** Removes the creator's name from keys that still exist. Only the audit log contains the id of the creator; another member of the same name who created a key of the same remote loses theirs too. */
  async erase({ id, fullNames }: LeavingMember): Promise<void> {
    const remotes = await this.audit.targetIdsOf(id, 'backend.key-created');
    await this.keys.removeCreator(remotes, fullNames);
  }
}
