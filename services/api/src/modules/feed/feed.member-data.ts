import { Injectable } from '@nestjs/common';
import { MemberData, type MemberDataOwner } from '../../platform/member-data/member-data.ts';
import { declare } from '../../platform/member-data/member-table.ts';
import { feedItems } from './feed.table.ts';

/** Items of the feed. */
const FEED_TABLES = [
  declare(feedItems, {
    names: { authorId: 'own' },
    exported: ['kind', 'title', 'body', 'href', 'publishedAt'],
    leaving: { stays: 'Texts that were written for the site stay without their author.' },
  }),
];

@MemberData({ tables: FEED_TABLES })
@Injectable()
export class FeedMemberData implements MemberDataOwner {}
