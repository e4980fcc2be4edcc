/** A cookie for the site's own server: no script reads it, no other site sends it along. Without a value it is taken away. */
export function browserCookie(
  siteOrigin: string,
  name: string,
  given?: { value: string; seconds: number },
): string {
  const secure = siteOrigin.startsWith('https:') ? '; Secure' : '';
  const age = `Max-Age=${given ? Math.max(0, Math.floor(given.seconds)) : 0}`;
  return `${name}=${given?.value ?? ''}; ${age}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}
