import { createLocalJWKSet, jwtVerify } from 'jose';
import { claimsForScopes } from '../accounts/account.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { type Keys, publicKeys } from '../storage/keys.ts';
import type { Context, Middleware } from './middleware.ts';

interface UserinfoParts {
  issuer: string;
  siteOrigins: readonly string[];
  accounts: Accounts;
  keys: Keys;
}

function refuse(ctx: Context): void {
  ctx.status = 401;
  ctx.set('WWW-Authenticate', 'Bearer realm="Users", error="invalid_token"');
  ctx.body = {
    error: 'invalid_token',
    error_description: 'The access token is missing, expired or not meant for this.',
  };
}

function allowOrigin(ctx: Context, siteOrigins: readonly string[]): void {
  const origin = ctx.get('Origin');
  ctx.vary('Origin');
  if (!siteOrigins.includes(origin)) return;
  ctx.set('Access-Control-Allow-Origin', origin);
  ctx.set('Access-Control-Expose-Headers', 'WWW-Authenticate');
  if (ctx.method === 'OPTIONS') {
    ctx.set('Access-Control-Allow-Headers', ctx.get('Access-Control-Request-Headers') || 'authorization');
    ctx.set('Access-Control-Max-Age', '3600');
  }
}

/** `/userinfo` for the API's access token: the library itself would only accept an opaque one without audience. */
export function userinfo({ issuer, siteOrigins, accounts, keys }: UserinfoParts): Middleware {
  const keySet = createLocalJWKSet(publicKeys(keys));
  const expected = { issuer, audience: `${issuer}userinfo`, algorithms: ['RS256'] };

  return async (ctx, next) => {
    if (ctx.path !== '/userinfo' || !['GET', 'POST', 'OPTIONS'].includes(ctx.method)) return next();
    allowOrigin(ctx, siteOrigins);
    ctx.set('Cache-Control', 'no-store');
    if (ctx.method === 'OPTIONS') {
      ctx.status = 204;
      return;
    }
    const token = /^Bearer (\S+)$/i.exec(ctx.get('Authorization'))?.[1] ?? '';
    const verified = await jwtVerify(token, keySet, expected).catch(() => undefined);
    const account = verified?.payload.sub && accounts.findBySubject(verified.payload.sub);
    if (!account) return refuse(ctx);
    ctx.body = claimsForScopes(account, String(verified.payload.scope ?? '').split(' '));
  };
}
