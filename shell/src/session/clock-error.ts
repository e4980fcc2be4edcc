/**
 * Returns whether the provider's library rejected a token because of the clock. Its messages contain the claim, and the current time in seconds or as
 * a date.
 */
export function isClockError(message: string): boolean {
  return /\((?:exp|nbf|iat)\) claim[\s\S]*current time/i.test(message);
}
