/**
 * Whether the provider's library has refused a token because of the time. Its sentences are for developers: they name the claim, and the current time in seconds or as a date.
 */
export function isClockError(message: string): boolean {
  return /\((?:exp|nbf|iat)\) claim[\s\S]*current time/i.test(message);
}
