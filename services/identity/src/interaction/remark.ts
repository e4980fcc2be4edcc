/** A line about the way in that the site asked for, when the stand-in can't take it. */
export function connectionRemark(connection: unknown): string | undefined {
  if (connection !== 'google-oauth2') return undefined;
  return 'You chose Google. This stand-in has no Google behind it, so use an e-mail and a password here.';
}
