import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { MemberData, type MemberDataOwner } from '../../platform/member-data/member-data.ts';
import { declare } from '../../platform/member-data/member-table.ts';
import { memberNotes, punishmentAppeals, punishments } from './punishments.table.ts';

const ofMember = (id: string) =>
  sql`${punishmentAppeals.punishmentId} IN (SELECT ${punishments.id} FROM ${punishments} WHERE ${punishments.memberId} = ${id})`;

/** Punishments of members with their appeals, and notes of the staff. */
const MODERATION_TABLES = [
  declare(punishments, {
    names: { memberId: 'own', imposedBy: 'acted', liftedBy: 'acted' },
    exported: ['id', 'kind', 'state', 'reason', 'ruleId', 'startsAt', 'endsAt', 'overAt', 'liftReason'],
    leaving: 'deleted',
  }),
  declare(punishmentAppeals, {
    names: { decidedBy: 'acted' },
    rows: ofMember,
    exported: ['punishmentId', 'text', 'at', 'state', 'answer', 'decidedAt'],
    leaving: 'deleted',
  }),
  declare(memberNotes, {
    names: { memberId: 'own', authorId: 'acted' },
    exported: { not: 'Notes about members that only the staff may read.' },
    leaving: 'deleted',
  }),
];

@MemberData({ tables: MODERATION_TABLES })
@Injectable()
export class ModerationMemberData implements MemberDataOwner {}
