const ADDRESSES = ['DATABASE_URL', 'DATABASE_EVENTS_URL'];

/**
 * The environment with DATABASE_PASSWORD put into the addresses of the database that have no password. It is written there as it is, whatever
 * signs it has; in an address it would have to be encoded.
 */
export function withDatabasePassword<E extends Record<string, string | undefined>>(environment: E): E {
  const password = environment.DATABASE_PASSWORD;
  if (!password) return environment;
  const whole = { ...environment };
  for (const name of ADDRESSES) {
    const text = environment[name];
    if (!text || !URL.canParse(text)) continue;
    const address = new URL(text);
    if (address.password === '') address.password = encodeURIComponent(password);
    Object.assign(whole, { [name]: address.href });
  }
  return whole;
}
