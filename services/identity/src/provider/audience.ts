import { type Configuration, errors, type KoaContextWithOIDC } from 'oidc-provider';
import { ACCESS_TOKEN_SECONDS } from './lifetimes.ts';

/** Scopes that an access token for the API may have: identity scopes only, because permissions belong to the site. */
const SCOPES = 'openid profile email offline_access';

/**
 * Maps Auth0's `audience` to the standard's `resource`. Without an audience the API is the default, as in a tenant with a default audience; an
 * unknown one is rejected with Auth0's message.
 */
export function apiAudience(audience: string): NonNullable<Configuration['features']>['resourceIndicators'] {
  return {
    enabled: true,
    defaultResource: (ctx, _client, oneOf) => {
      if (oneOf) return audience;
      const wanted = ctx.oidc.params?.audience;
      return typeof wanted === 'string' && wanted !== '' ? wanted : audience;
    },
    getResourceServerInfo: (_ctx, resource) => {
      if (resource !== audience) throw new errors.AccessDenied(`Service not found: ${resource}`);
      return {
        audience,
        scope: SCOPES,
        accessTokenFormat: 'jwt',
        accessTokenTTL: ACCESS_TOKEN_SECONDS,
        jwt: { sign: { alg: 'RS256' } },
      };
    },
    useGrantedResource: () => true,
  };
}

/**
 * The library drops `offline_access` unless the user is asked for consent; Auth0 doesn't ask within its own application. This restores it, so that
 * scope and refresh token match the request.
 */
function restoreOfflineAccess(ctx: KoaContextWithOIDC): void {
  const { params } = ctx.oidc;
  const asked = typeof ctx.query.scope === 'string' ? ctx.query.scope.split(' ') : [];
  if (params && asked.includes('offline_access')) {
    params.scope = [...new Set([...String(params.scope ?? '').split(' '), 'offline_access'])]
      .join(' ')
      .trim();
  }
}

/** Auth0's parameters beyond the standard. */
export const AUTH0_PARAMETERS: Configuration['extraParams'] = {
  audience: restoreOfflineAccess,
  auth0Client: null,
  connection: null,
  organization: null,
  screen_hint: null,
};
