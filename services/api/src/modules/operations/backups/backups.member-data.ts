import { Injectable } from '@nestjs/common';
import { MemberData, type MemberDataOwner } from '../../../platform/member-data/member-data.ts';
import { impersonal } from '../../../platform/member-data/member-table.ts';
import { backups } from './backups.table.ts';

@MemberData({ tables: [impersonal(backups, 'Times and results of backups.')] })
@Injectable()
export class BackupsMemberData implements MemberDataOwner {}
