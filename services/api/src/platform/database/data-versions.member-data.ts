import { Injectable } from '@nestjs/common';
import { MemberData, type MemberDataOwner } from '../member-data/member-data.ts';
import { impersonal } from '../member-data/member-table.ts';
import { dataVersions } from './data-versions.table.ts';

@MemberData({ tables: [impersonal(dataVersions, 'Counts of changes to data.')] })
@Injectable()
export class DataVersionsMemberData implements MemberDataOwner {}
