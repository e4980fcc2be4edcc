import type { PunishmentKind, PunishmentState } from '@boardwalk/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const KIND_LABELS: Record<PunishmentKind, MessageDescriptor> = {
  warning: msg`Warning`,
  restriction: msg`Restriction`,
  suspension: msg`Suspension`,
  ban: msg`Ban`,
};

/** Effect of each kind, for the staff. */
export const KIND_DESCRIPTIONS: Record<PunishmentKind, MessageDescriptor> = {
  warning: msg`Recorded, without any restriction.`,
  restriction: msg`They can read. They can’t comment, react or apply.`,
  suspension: msg`They can’t use the site or join the game server until it ends.`,
  ban: msg`They can’t use the site or join the game server.`,
};

export const STATE_LABELS: Record<PunishmentState, MessageDescriptor> = {
  active: msg`In force`,
  appealed: msg`Appeal open`,
  ended: msg`Ended`,
  lifted: msg`Lifted`,
};

/** Usual durations of punishments, in hours; null for no end. */
export const DURATIONS: readonly { hours: number | null; name: MessageDescriptor }[] = [
  { hours: 24, name: msg`1 day` },
  { hours: 72, name: msg`3 days` },
  { hours: 168, name: msg`1 week` },
  { hours: 720, name: msg`30 days` },
  { hours: 2_160, name: msg`90 days` },
  { hours: null, name: msg`Permanent` },
];
