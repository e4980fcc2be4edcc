import { Injectable } from '@nestjs/common';
import { MemberData, type MemberDataOwner } from '../../platform/member-data/member-data.ts';
import { declare } from '../../platform/member-data/member-table.ts';
import { dataExports } from './export/data-exports.table.ts';

/** Exports that members have requested. */
const PERSONAL_DATA_TABLES = [
  declare(dataExports, {
    names: { memberId: 'own' },
    exported: ['state', 'requestedAt', 'bytes', 'expiresAt'],
    leaving: { stays: 'Until the next cleaning, within an hour, removes the file and then the row.' },
  }),
];

@MemberData({ tables: PERSONAL_DATA_TABLES })
@Injectable()
export class PersonalDataMemberData implements MemberDataOwner {}
