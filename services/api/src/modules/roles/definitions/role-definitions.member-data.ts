import { Injectable } from '@nestjs/common';
import { MemberData, type MemberDataOwner } from '../../../platform/member-data/member-data.ts';
import { impersonal } from '../../../platform/member-data/member-table.ts';
import { roleDefinitions } from './role-definitions.table.ts';

@MemberData({ tables: [impersonal(roleDefinitions, 'The roles of the site.')] })
@Injectable()
export class RoleDefinitionsMemberData implements MemberDataOwner {}
