import { hostCookie } from '@boardwalk/contracts';

/** A cookie for the site's own server: no script reads it, no other site sends it along. Without a value it is taken away. */
export function browserCookie(
  siteOrigin: string,
  name: string,
  given?: { value: string; seconds: number },
): string {
  const secure = siteOrigin.startsWith('https:') ? '; Secure' : '';
  const age = `Max-Age=${given ? Math.max(0, Math.floor(given.seconds)) : 0}`;
  return `${hostCookie(name, siteOrigin)}=${given?.value ?? ''}; ${age}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** The value of a cookie that {@link browserCookie} has set, undefined when it wasn't sent. */
export function sentCookie(siteOrigin: string, name: string, header: string | undefined): string | undefined {
  const start = `${hostCookie(name, siteOrigin)}=`;
  const found = header?.split('; ').find((pair) => pair.startsWith(start));
  return found?.slice(start.length) || undefined;
}
