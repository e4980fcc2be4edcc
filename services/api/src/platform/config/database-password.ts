const ADDRESSES = ['DATABASE_URL', 'DATABASE_EVENTS_URL'];

/**
 * Returns the environment with DATABASE_PASSWORD inserted into database addresses without a password. The variable holds the plain password; in an
 * address it would have to be encoded.
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
