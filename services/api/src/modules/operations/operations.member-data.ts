import { Injectable } from '@nestjs/common';
import { MemberData, type MemberDataOwner } from '../../platform/member-data/member-data.ts';
import { impersonal } from '../../platform/member-data/member-table.ts';
import { backups } from './backups/backups.table.ts';
import { dailyMetrics } from './dashboard/daily-metrics.table.ts';
import { siteTroubles } from './site-watch/site-troubles.table.ts';

/** Records of the site itself, without data of members. */
const OPERATIONS_TABLES = [
  impersonal(backups, 'Times and results of backups.'),
  impersonal(dailyMetrics, 'Counts of each day.'),
  impersonal(siteTroubles, 'Present problems of the site.'),
];

@MemberData({ tables: OPERATIONS_TABLES })
@Injectable()
export class OperationsMemberData implements MemberDataOwner {}
