import { Injectable } from '@nestjs/common';
import { MemberData, type MemberDataOwner } from '../../../platform/member-data/member-data.ts';
import { declare } from '../../../platform/member-data/member-table.ts';
import { remoteSettingVersions } from './remote-settings.table.ts';

const SETTINGS = 'The settings of the site’s apps.';

/** Settings of remotes, and the members who saved them. */
@MemberData({
  tables: [
    declare(remoteSettingVersions, {
      names: { authorId: 'acted' },
      exported: { not: SETTINGS },
      leaving: { stays: SETTINGS },
    }),
  ],
})
@Injectable()
export class RemoteSettingsMemberData implements MemberDataOwner {}
