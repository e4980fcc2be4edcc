import { createHash } from 'node:crypto';

/** The response of `/users/@me` with the scope `identify`. */
export interface DiscordUser {
  id: string;
  username: string;
  global_name: string;
  discriminator: '0';
  avatar: null;
}

const USERNAME = /^[a-z0-9._]{2,32}$/;

/** Returns the account with this name: the same name always has the same account. Undefined for an invalid name. */
export function userCalled(name: string): DiscordUser | undefined {
  const username = name.trim().toLowerCase();
  if (!USERNAME.test(username)) return undefined;
  const number = createHash('sha256').update(username).digest().readBigUInt64BE() >> 4n;
  const id = String(number).padStart(18, '1');
  return { id, username, global_name: name.trim(), discriminator: '0', avatar: null };
}
