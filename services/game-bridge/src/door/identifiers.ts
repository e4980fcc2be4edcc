/** Pattern of accounts that the site accepts. IP addresses identify no account, and aren't sent. */
const ACCOUNT = /^(?!ip:)[a-z0-9]{2,16}:[A-Za-z0-9]{1,64}$/;
const MAX_IDENTIFIERS = 20;

/** Returns the accounts among a player's identifiers. */
export function accountsOf(identifiers: readonly string[]): string[] {
  return identifiers.filter((identifier) => ACCOUNT.test(identifier)).slice(0, MAX_IDENTIFIERS);
}
