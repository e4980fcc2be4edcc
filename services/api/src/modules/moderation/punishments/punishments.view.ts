import type { OwnPunishment, Punishment } from '@boardwalk/contracts';
import { canTakeWithPunishment } from '@boardwalk/contracts';
import { type MemberName, nameOf } from '../../users/users.view.ts';
import { mayAppeal } from '../moderation.policy.ts';
import type { AppealRow, PunishmentRow } from '../punishments.table.ts';

type Names = ReadonlyMap<string, MemberName>;

function facts(row: PunishmentRow) {
  const { id, kind, reason, ruleId, ruleRevision, state } = row;
  return {
    id,
    kind,
    reason,
    state,
    rule: ruleId !== null && ruleRevision !== null ? { id: ruleId, revision: ruleRevision } : null,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    overAt: row.overAt?.toISOString() ?? null,
  };
}

function appealFacts({ text, at, state, answer, decidedAt }: AppealRow) {
  return { text, at: at.toISOString(), state, answer, decidedAt: decidedAt?.toISOString() ?? null };
}

/** Maps a punishment for its member, without names of the staff. */
export function toOwnPunishment(row: PunishmentRow, appeal: AppealRow | undefined): OwnPunishment {
  return {
    ...facts(row),
    appeal: appeal ? appealFacts(appeal) : null,
    may: { appeal: mayAppeal(row, appeal) },
  };
}

/** @param standing.overrules whether the caller may revert decisions of the member of staff who imposed it. */
export function toPunishment(
  row: PunishmentRow,
  appeal: AppealRow | undefined,
  names: Names,
  standing: { callerId: string; overrules: boolean },
): Punishment {
  return {
    ...facts(row),
    by: nameOf(names, row.imposedBy),
    liftedBy: row.liftedBy === null ? null : nameOf(names, row.liftedBy),
    liftReason: row.liftReason,
    version: row.version,
    appeal: appeal
      ? {
          id: appeal.id,
          ...appealFacts(appeal),
          decidedBy: appeal.decidedBy === null ? null : nameOf(names, appeal.decidedBy),
        }
      : null,
    may: {
      lift: standing.overrules && canTakeWithPunishment('lift', row.state),
      decideAppeal: appeal?.state === 'open' && row.imposedBy !== standing.callerId,
    },
  };
}
