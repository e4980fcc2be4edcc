import { Injectable } from '@nestjs/common';
import { MemberData } from '../../platform/member-data/member-data.ts';
import { impersonal } from '../../platform/member-data/member-table.ts';
import { remoteBackends } from './remote-backends.table.ts';

@MemberData({ tables: [impersonal(remoteBackends, 'Addresses of the backends of remotes.')] })
@Injectable()
export class RemoteBackendsMemberData {}
