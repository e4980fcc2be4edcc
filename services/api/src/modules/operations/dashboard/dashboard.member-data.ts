import { Injectable } from '@nestjs/common';
import { MemberData, type MemberDataOwner } from '../../../platform/member-data/member-data.ts';
import { impersonal } from '../../../platform/member-data/member-table.ts';
import { dailyFigures } from './daily-figures.table.ts';

@MemberData({ tables: [impersonal(dailyFigures, 'Counts of each day.')] })
@Injectable()
export class DashboardMemberData implements MemberDataOwner {}
