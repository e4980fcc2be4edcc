import { Injectable } from '@nestjs/common';
import { MemberData, type MemberDataOwner } from '../../../platform/member-data/member-data.ts';
import { declare } from '../../../platform/member-data/member-table.ts';
import { siteClaims } from './setup.table.ts';

const CLAIM = 'The fact that the site has an owner.';

/** Claim of a new site by its owner. */
const SETUP_TABLES = [
  declare(siteClaims, {
    names: { claimedBy: 'acted' },
    exported: { not: CLAIM },
    leaving: { stays: CLAIM },
  }),
];

@MemberData({ tables: SETUP_TABLES })
@Injectable()
export class SetupMemberData implements MemberDataOwner {}
