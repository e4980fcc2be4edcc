import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TeamGroup } from './group-team.ts';

/** Name and task of each group. */
export const TEAM_GROUPS: Record<TeamGroup, { name: MessageDescriptor; task: MessageDescriptor }> = {
  lead: { name: msg`Owners and admins`, task: msg`They run the site and the server, and decide last.` },
  staff: { name: msg`Staff`, task: msg`Read applications, hold interviews, look after members.` },
  moderation: { name: msg`Moderators`, task: msg`Keep scenes fair while they happen.` },
  newsroom: { name: msg`Newsroom`, task: msg`Write down what the city did.` },
  help: { name: msg`Helpers`, task: msg`The first faces you meet. No question is too small.` },
  crew: { name: msg`Crew`, task: msg`Roles that this community created.` },
};
