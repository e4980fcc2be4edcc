import { Injectable } from '@nestjs/common';
import { MemberData, type MemberDataOwner } from '../../../platform/member-data/member-data.ts';
import { declare } from '../../../platform/member-data/member-table.ts';
import { memberPictures } from './member-pictures.table.ts';

/** Pictures and banners of members. */
const AVATAR_TABLES = [
  declare(memberPictures, {
    names: { memberId: 'own' },
    exported: ['file', 'kind', 'createdAt'],
    leaving: { stays: 'Until the next cleaning, within an hour, removes the file and then the row.' },
  }),
];

@MemberData({ tables: AVATAR_TABLES })
@Injectable()
export class AvatarsMemberData implements MemberDataOwner {}
