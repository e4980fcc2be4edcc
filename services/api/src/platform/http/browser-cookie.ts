import { hostCookie } from '@boardwalk/contracts';
import { parseCookie, stringifySetCookie } from 'cookie';

/** Returns a `Set-Cookie` header for the site's own server: no script reads the cookie, no other site sends it. Without a value it is removed. */
export function browserCookie(
  siteOrigin: string,
  name: string,
  given?: { value: string; seconds: number },
): string {
  return stringifySetCookie({
    name: hostCookie(name, siteOrigin),
    value: given?.value ?? '',
    maxAge: given ? Math.max(0, Math.floor(given.seconds)) : 0,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: siteOrigin.startsWith('https:'),
  });
}

/** Returns the value of a cookie set by {@link browserCookie}; undefined when it wasn't sent. */
export function sentCookie(siteOrigin: string, name: string, header: string | undefined): string | undefined {
  return parseCookie(header ?? '')[hostCookie(name, siteOrigin)] || undefined;
}
