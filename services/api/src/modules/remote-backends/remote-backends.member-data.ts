import { Injectable } from '@nestjs/common';
import { MemberData } from '../../platform/member-data/member-data.ts';
import { declare, impersonal } from '../../platform/member-data/member-table.ts';
import { remoteMembers } from './members/remote-members.table.ts';
import { remoteBackends } from './remote-backends.table.ts';
import { appDocuments } from './site-calls/app-documents.table.ts';

@MemberData({
  tables: [
    impersonal(remoteBackends, 'Addresses of the backends of remotes.'),
    impersonal(
      appDocuments,
      'Documents that apps publish to the search. Each app removes those of a member.',
    ),
    declare(remoteMembers, {
      names: { userId: 'own' },
      exported: ['remote', 'subject'],
      leaving: 'deleted',
    }),
  ],
})
@Injectable()
export class RemoteBackendsMemberData {}
