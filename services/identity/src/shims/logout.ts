import type Provider from 'oidc-provider';
import { noticePage } from '../pages/notice-page.ts';
import type { Middleware } from './middleware.ts';

interface LogoutParts {
  provider: Provider;
  clientId: string;
  siteOrigins: readonly string[];
}

function targetOf(returnTo: unknown, siteOrigins: readonly string[]): string | undefined {
  if (returnTo === undefined) return siteOrigins[0];
  const url = typeof returnTo === 'string' ? URL.parse(returnTo) : null;
  return url && siteOrigins.includes(url.origin) && !url.username && !url.password ? url.href : undefined;
}

/** Auth0's `/v2/logout`: ends the session without confirmation, then redirects to the requested URL if it is allowed. */
export function logout({ provider, clientId, siteOrigins }: LogoutParts): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== '/v2/logout' || ctx.method !== 'GET') return next();
    const { client_id: client, returnTo } = ctx.query;
    const target = targetOf(returnTo, siteOrigins);
    if ((client !== undefined && client !== clientId) || !target) {
      ctx.status = 400;
      ctx.type = 'html';
      const reason = target
        ? 'This client_id is not known here.'
        : 'The returnTo address is not among the allowed ones.';
      ctx.body = noticePage(
        'You are still signed in',
        [reason, 'Allowed are the origins in SITE_ORIGIN.'],
        siteOrigins[0],
      );
      return;
    }
    const session = await provider.Session.get(ctx);
    if (session.accountId) await session.destroy();
    ctx.cookies.set(provider.cookieName('session'), null, { signed: true, httpOnly: true, sameSite: 'lax' });
    ctx.set('Cache-Control', 'no-store');
    ctx.redirect(target);
  };
}
