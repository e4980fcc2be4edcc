import type { PunishmentKind } from '@boardwalk/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const KIND_WORDS: Record<PunishmentKind, MessageDescriptor> = {
  warning: msg`Warning`,
  restriction: msg`Restriction`,
  suspension: msg`Suspension`,
  ban: msg`Ban`,
};

/** Effect of each kind while it is in force. */
export const KIND_MEANINGS: Record<PunishmentKind, MessageDescriptor> = {
  warning: msg`No restrictions now, but it counts next time.`,
  restriction: msg`You can read. You can’t comment, react or apply.`,
  suspension: msg`You can’t use the site or join the game server until it ends.`,
  ban: msg`You can’t use the site or join the game server.`,
};
