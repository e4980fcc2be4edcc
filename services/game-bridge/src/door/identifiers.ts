/** What the site takes. An address of a network is nobody's account, and stays here. */
const ACCOUNT = /^(?!ip:)[a-z0-9]{2,16}:[A-Za-z0-9]{1,64}$/;
const MOST = 20;

/** The accounts among what the game server knows of a player. */
export function accountsOf(identifiers: readonly string[]): string[] {
  return identifiers.filter((identifier) => ACCOUNT.test(identifier)).slice(0, MOST);
}
