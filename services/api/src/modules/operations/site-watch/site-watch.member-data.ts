import { Injectable } from '@nestjs/common';
import { MemberData, type MemberDataOwner } from '../../../platform/member-data/member-data.ts';
import { impersonal } from '../../../platform/member-data/member-table.ts';
import { siteTroubles } from './site-troubles.table.ts';

@MemberData({ tables: [impersonal(siteTroubles, 'Present problems of the site.')] })
@Injectable()
export class SiteWatchMemberData implements MemberDataOwner {}
