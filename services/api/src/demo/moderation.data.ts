import type { PunishmentKind } from '@boardwalk/contracts';

interface DemoPunishment {
  member: string;
  by: string;
  kind: PunishmentKind;
  reason: string;
  rule: string | null;
  hoursAgo: number;
  /** How long it lasts; null for without an end. */
  hours: number | null;
  /** An appeal that waits for somebody. */
  appeal?: { text: string; hoursAgo: number };
  lifted?: { by: string; reason: string; hoursAgo: number };
}

/** Warnings and punishments of the demo community. Nobody among them can sign in. */
export const PUNISHMENTS: DemoPunishment[] = [
  {
    member: 'silas',
    by: 'amara',
    kind: 'ban',
    rule: 'R1.1',
    hoursAgo: 820,
    hours: null,
    reason:
      'Slurs over the radio in three scenes on one evening, recorded by two crews. Told to stop after the first, and after the second.',
  },
  {
    member: 'declan_f',
    by: 'amara',
    kind: 'suspension',
    rule: 'R2.7',
    hoursAgo: 60,
    hours: 336,
    reason: 'Logged out of an arrest at the courthouse on 14th Street, for the third time this month.',
    appeal: {
      text: 'Twice it was me, and I am sorry. The third time the whole quarter lost its power, ask anybody who was on the ferry. I would like the third one not to count.',
      hoursAgo: 22,
    },
  },
  {
    member: 'odessa',
    by: 'petra.k',
    kind: 'restriction',
    rule: 'R1.3',
    hoursAgo: 130,
    hours: 720,
    reason: 'Carried a quarrel from a scene into the comments, under four articles.',
  },
  {
    member: 'milo.c',
    by: 'petra.k',
    kind: 'warning',
    rule: 'R2.3',
    hoursAgo: 400,
    hours: null,
    reason: 'Stopped a robbery to argue about who had drawn first.',
  },
  {
    member: 'jasper.n',
    by: 'amara',
    kind: 'warning',
    rule: 'R3.3',
    hoursAgo: 1_400,
    hours: null,
    reason: 'Seven people in one boat job.',
    lifted: { by: 'cormac', reason: 'The seventh was a hostage. Our mistake.', hoursAgo: 1_380 },
  },
];

/** What staff wrote about members among themselves. */
export const NOTES: { member: string; by: string; text: string; hoursAgo: number }[] = [
  {
    member: 'declan_f',
    by: 'gilfontaine',
    hoursAgo: 58,
    text: 'Polite in the interview after it. If the appeal holds up, two weeks may be too long.',
  },
  {
    member: 'declan_f',
    by: 'petra.k',
    hoursAgo: 300,
    text: 'Asked him about the first two. He knew the rule and didn’t deny it.',
  },
  {
    member: 'odessa',
    by: 'petra.k',
    hoursAgo: 128,
    text: 'The other side was no better, see the warning there. Talk to both before this ends.',
  },
];
