import { Injectable } from '@nestjs/common';
import { MemberData, type MemberDataOwner } from '../../../platform/member-data/member-data.ts';
import { impersonal } from '../../../platform/member-data/member-table.ts';
import { releaseFailures, releaseOutcomes, releaseReporters } from './release-health.table.ts';

/** Counts of failed page loads, without data of members. */
const RELEASE_HEALTH_TABLES = [
  impersonal(releaseOutcomes, 'Counts of loads and failures of versions.'),
  impersonal(releaseFailures, 'Failures of versions, without the visitors.'),
  impersonal(releaseReporters, 'Keyed hashes of networks, for a week.'),
];

@MemberData({ tables: RELEASE_HEALTH_TABLES })
@Injectable()
export class ReleaseHealthMemberData implements MemberDataOwner {}
