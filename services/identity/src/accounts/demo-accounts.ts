import type { Account } from './account.ts';

/** Password of all demo accounts. It is shown on the log-in page and protects nothing. */
export const DEMO_PASSWORD = 'boardwalk';

function demo(nickname: string, name: string, ...roles: string[]): Account {
  return {
    subject: `auth0|${nickname}`,
    email: `${nickname}@meridian.test`,
    emailVerified: true,
    name,
    nickname,
    roles,
  };
}

/** Members of the demo community, highest rank first. The last three have no roles claim: the site grants their roles. */
export const DEMO_ACCOUNTS: readonly Account[] = [
  demo('owner', 'Marguerite Vance', 'OWNER'),
  demo('admin', 'Tobias Okafor', 'ADMIN'),
  demo('staff', 'Ines Calloway', 'STAFF'),
  demo('moderator', 'Rafael Ostrander', 'MODERATOR'),
  demo('editor', 'Beatrix Lindqvist', 'EDITOR'),
  demo('author', 'Jonah Whitlock', 'AUTHOR'),
  demo('helper', 'Priya Desrosiers', 'HELPER'),
  demo('streamer', 'Dex Maravilla'),
  demo('member', 'Nora Halloran'),
  demo('newcomer', 'Sam Pell'),
];
