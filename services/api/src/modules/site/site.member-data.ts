import { Injectable } from '@nestjs/common';
import { MemberData, type MemberDataOwner } from '../../platform/member-data/member-data.ts';
import { declare, impersonal } from '../../platform/member-data/member-table.ts';
import { siteConfiguration, siteDrafts, siteVersions } from './site.table.ts';

const SETTINGS = 'The settings of the site.';

/** Settings of the site, and the members who saved them. */
const SITE_TABLES = [
  declare(siteVersions, {
    names: { authorId: 'acted' },
    exported: { not: SETTINGS },
    leaving: { stays: SETTINGS },
  }),
  impersonal(siteConfiguration, 'The configuration of the site.'),
  impersonal(siteDrafts, 'Settings of the site that are previewed before they are saved, for hours.'),
];

@MemberData({ tables: SITE_TABLES })
@Injectable()
export class SiteMemberData implements MemberDataOwner {}
