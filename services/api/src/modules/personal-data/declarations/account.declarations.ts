import { sql } from 'drizzle-orm';
import { idempotencyKeys } from '../../../platform/idempotency/idempotency.table.ts';
import { declare, impersonal } from '../../../platform/member-data/member-table.ts';
import { memberPictures } from '../../avatars/member-pictures.table.ts';
import { gameProperties } from '../../game/properties/game-properties.table.ts';
import { identities, linkCodes } from '../../identities/identities.table.ts';
import { whitelistEntries, whitelistedMembers } from '../../identities/whitelist/whitelist.table.ts';
import { media } from '../../media/media.table.ts';
import { memberNotes, punishmentAppeals, punishments } from '../../moderation/punishments.table.ts';
import { roleAssignments } from '../../users/assignments.table.ts';
import { closedAccounts } from '../../users/closed-accounts.table.ts';
import { formerHandles } from '../../users/former-handles.table.ts';
import { memberSessions } from '../../users/member-sessions.table.ts';
import { users } from '../../users/users.table.ts';
import { dataExports } from '../export/data-exports.table.ts';

const subjectsOf = (id: string) =>
  sql`SELECT ${identities.subject} FROM ${identities} WHERE ${identities.userId} = ${id}`;
const punishmentsOf = (id: string) =>
  sql`${punishmentAppeals.punishmentId} IN (SELECT ${punishments.id} FROM ${punishments} WHERE ${punishments.memberId} = ${id})`;

/** Who a member is, and what was decided about them. */
export const ACCOUNT_DECLARATIONS = [
  declare(users, {
    names: { id: 'own' },
    exported: [
      'id',
      'email',
      'emailVerified',
      'fullName',
      'username',
      'bio',
      'pronouns',
      'timeZone',
      'links',
      'visibility',
      'listedOnTeam',
      'pictureSource',
      'avatarUrl',
      'bannerUrl',
      'createdAt',
      'updatedAt',
      'lastSeenAt',
      'accountState',
      'accountUntil',
      'accountReason',
      'deletionDueAt',
    ],
    leaving: 'deleted',
  }),
  declare(formerHandles, { names: { userId: 'own' }, exported: ['handle', 'leftAt'], leaving: 'deleted' }),
  declare(memberSessions, {
    names: { userId: 'own' },
    exported: ['browser', 'firstSeenAt', 'lastSeenAt', 'endedAt'],
    leaving: 'deleted',
  }),
  declare(roleAssignments, {
    names: { userId: 'own' },
    exported: ['role', 'source', 'createdAt'],
    leaving: 'deleted',
  }),
  declare(memberPictures, {
    names: { memberId: 'own' },
    exported: ['file', 'kind', 'createdAt'],
    leaving: { stays: 'Until the next cleaning, within an hour, removes the file and then the row.' },
  }),
  declare(media, {
    names: { uploaderId: 'own' },
    exported: ['id', 'name', 'alt', 'width', 'height', 'createdAt'],
    leaving: {
      stays: 'Texts of the site show these pictures. What they were called on the member’s machine goes.',
    },
    erase: ({ id }) => [sql`UPDATE ${media} SET name = '' WHERE ${media.uploaderId} = ${id}`],
  }),
  declare(identities, {
    names: { userId: 'own' },
    exported: ['provider', 'subject', 'name', 'linkedAt'],
    leaving: 'deleted',
  }),
  declare(linkCodes, {
    rows: (id) => sql`${linkCodes.subject} IN (${subjectsOf(id)})`,
    exported: { not: 'Codes that work for minutes.' },
    leaving: 'deleted',
    erase: ({ id }) => [sql`DELETE FROM ${linkCodes} WHERE ${linkCodes.subject} IN (${subjectsOf(id)})`],
  }),
  declare(whitelistedMembers, { names: { userId: 'own' }, exported: ['since'], leaving: 'deleted' }),
  declare(whitelistEntries, {
    names: { userId: 'own' },
    exported: ['identifier', 'allowed', 'changedAt'],
    leaving: {
      stays: 'For 30 days, as accounts that may join no more: game servers that were away have to be told.',
    },
  }),
  declare(gameProperties, {
    rows: (id) => sql`${gameProperties.owner} IN (${subjectsOf(id)})`,
    exported: ['code', 'data', 'updatedAt'],
    leaving: { stays: 'The city’s properties, without an owner. The game server says who owns them.' },
    erase: ({ id }) => [
      sql`UPDATE ${gameProperties} SET owner = NULL WHERE ${gameProperties.owner} IN (${subjectsOf(id)})`,
    ],
  }),
  declare(punishments, {
    names: { memberId: 'own', imposedBy: 'acted', liftedBy: 'acted' },
    exported: ['id', 'kind', 'state', 'reason', 'ruleId', 'startsAt', 'endsAt', 'overAt', 'liftReason'],
    leaving: 'deleted',
  }),
  declare(punishmentAppeals, {
    names: { decidedBy: 'acted' },
    rows: punishmentsOf,
    exported: ['punishmentId', 'text', 'at', 'state', 'answer', 'decidedAt'],
    leaving: 'deleted',
  }),
  declare(memberNotes, {
    names: { memberId: 'own', authorId: 'acted' },
    exported: { not: 'What staff write about members among themselves is for the staff alone.' },
    leaving: 'deleted',
  }),
  declare(idempotencyKeys, {
    names: { callerId: 'own' },
    exported: { not: 'Answers to calls, kept for a day: what they say is in the other tables.' },
    leaving: 'deleted',
    erase: ({ id }) => [sql`DELETE FROM ${idempotencyKeys} WHERE ${idempotencyKeys.callerId} = ${id}`],
  }),
  declare(dataExports, {
    names: { memberId: 'own' },
    exported: ['state', 'requestedAt', 'bytes', 'expiresAt'],
    leaving: { stays: 'Until the next cleaning, within an hour, removes the file and then the row.' },
  }),
  impersonal(closedAccounts, 'Keyed hashes of deleted accounts, so that nobody gets their handles.'),
];
