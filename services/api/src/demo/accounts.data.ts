import { account, type DemoMember } from './demo-member.ts';

/** The ten accounts that can be signed in to, highest role first. */
export const ACCOUNTS: DemoMember[] = [
  account('owner', 'Marguerite Vance', 731, 3, {
    identityRoles: ['OWNER'],
    bio: 'Started Meridian in a spare room with eleven friends and a borrowed server. Still pays the electricity.',
    timeZone: 'Europe/Lisbon',
  }),
  account('admin', 'Tobias Okafor', 702, 1, {
    identityRoles: ['ADMIN'],
    bio: 'Keeps the lights on and the rules short. Ask me about the ferry timetable, nobody else does.',
    pronouns: 'he/him',
    timeZone: 'Europe/London',
  }),
  account('staff', 'Ines Calloway', 655, 2, {
    identityRoles: ['STAFF'],
    bio: 'Reads applications with a pot of coffee. If yours took four days, it was a good one.',
    pronouns: 'she/her',
  }),
  account('moderator', 'Rafael Ostrander', 540, 5, {
    identityRoles: ['MODERATOR'],
    bio: 'Retired harbour master, in character and out. I would rather talk than ban.',
  }),
  account('editor', 'Beatrix Lindqvist', 498, 20, {
    identityRoles: ['EDITOR'],
    bio: 'Edits the Meridian Courier. No, the front page is not for sale.',
    pronouns: 'she/they',
    timeZone: 'Europe/Stockholm',
  }),
  account('author', 'Jonah Whitlock', 371, 27, {
    identityRoles: ['AUTHOR'],
    bio: 'Court reporter. Writes what was said, not what was meant.',
  }),
  account('helper', 'Priya Desrosiers', 289, 4, {
    identityRoles: ['HELPER'],
    bio: 'First face on the pier. I answer the questions you were afraid were silly.',
    pronouns: 'she/her',
    timeZone: 'America/Toronto',
  }),
  account('streamer', 'Dex Maravilla', 240, 9, {
    siteRoles: ['STREAMER', 'WHITELISTED'],
    bio: 'Late ferry, later stream. Thursdays from the docks.',
    timeZone: 'America/Los_Angeles',
  }),
  account('member', 'Nora Halloran', 118, 7, {
    siteRoles: ['WHITELISTED'],
    bio: 'Runs a net-mending shop on Pier 9 and knows everybody’s business.',
  }),
  account('newcomer', 'Sam Pell', 3, 30),
];
