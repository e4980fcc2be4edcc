/** Returns a note about a requested sign-in method that the local provider doesn't support. */
export function connectionRemark(connection: unknown): string | undefined {
  if (connection !== 'google-oauth2') return undefined;
  return 'You chose Google. This stand-in has no Google behind it, so use an e-mail and a password here.';
}
