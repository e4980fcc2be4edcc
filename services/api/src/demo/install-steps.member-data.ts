import { Injectable } from '@nestjs/common';
import { MemberData, type MemberDataOwner } from '../platform/member-data/member-data.ts';
import { impersonal } from '../platform/member-data/member-table.ts';
import { installSteps } from './install-steps.table.ts';

@MemberData({ tables: [impersonal(installSteps, 'Completed steps of the installation.')] })
@Injectable()
export class InstallStepsMemberData implements MemberDataOwner {}
