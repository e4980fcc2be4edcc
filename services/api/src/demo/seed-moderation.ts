import { accountStateOf } from '@boardwalk/contracts';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { memberNotes, punishmentAppeals, punishments } from '../modules/moderation/punishments.table.ts';
import { users } from '../modules/users/users.table.ts';
import { HOUR_MS } from '../platform/time/durations.ts';
import { readPunishments, readStaffNotes } from './content/moderation.ts';
import { ago } from './timeline.ts';

/** Rules of the demo's docs have one revision. */
const REVISION = 1;

/** Inserts warnings, punishments with the resulting account states, an open appeal, and notes. They are deleted with their members. */
export async function seedModeration(
  queries: NodePgDatabase,
  idOf: (key: string) => string,
  now: Date,
): Promise<void> {
  for (const { member, by, kind, reason, rule, hoursAgo, hours, appeal, lifted } of readPunishments()) {
    const memberId = idOf(member);
    const startsAt = ago(now, hoursAgo);
    const endsAt = hours === null ? null : new Date(startsAt.getTime() + hours * HOUR_MS);
    const [row] = await queries
      .insert(punishments)
      .values({
        memberId,
        kind,
        reason,
        imposedBy: idOf(by),
        startsAt,
        endsAt,
        demo: true,
        ruleId: rule,
        ruleRevision: rule === null ? null : REVISION,
        state: lifted ? 'lifted' : appeal ? 'appealed' : 'active',
        ...(lifted && {
          overAt: ago(now, lifted.hoursAgo),
          liftedBy: idOf(lifted.by),
          liftReason: lifted.reason,
        }),
      })
      .returning({ id: punishments.id });
    if (row && appeal)
      await queries
        .insert(punishmentAppeals)
        .values({ punishmentId: row.id, text: appeal.text, at: ago(now, appeal.hoursAgo) });
    const accountState = accountStateOf(lifted ? [] : [kind]);
    if (accountState !== 'active')
      await queries
        .update(users)
        .set({ accountState, accountUntil: endsAt, accountReason: reason })
        .where(eq(users.id, memberId));
  }
  await queries.insert(memberNotes).values(
    readStaffNotes().map(({ member, by, text, hoursAgo }) => ({
      memberId: idOf(member),
      authorId: idOf(by),
      text,
      at: ago(now, hoursAgo),
      demo: true,
    })),
  );
}
