import { Injectable } from '@nestjs/common';
import { MemberData, type MemberDataOwner } from '../../platform/member-data/member-data.ts';
import { declare, impersonal } from '../../platform/member-data/member-table.ts';
import { forms, formVersions } from './forms.table.ts';

/** Forms, and the members who published them. */
const FORM_TABLES = [
  declare(formVersions, {
    names: { publishedBy: 'acted' },
    exported: { not: 'Forms of the site.' },
    leaving: { stays: 'Applications pin the version that they answer.' },
  }),
  impersonal(forms, 'Forms of the site.'),
];

@MemberData({ tables: FORM_TABLES })
@Injectable()
export class FormsMemberData implements MemberDataOwner {}
