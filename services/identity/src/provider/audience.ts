import { type Configuration, errors, type KoaContextWithOIDC } from 'oidc-provider';
import { ACCESS_TOKEN_SECONDS } from './lifetimes.ts';

/** Scopes that an access token for the API may carry: identity scopes only, permissions are the site's own matter. */
const SCOPES = 'openid profile email offline_access';

/**
 * Auth0 asks for an API by `audience`, the standard by `resource`: one is told as the other here. Without an audience the
 * API is meant, as in a tenant with a default audience; an unknown one is refused in Auth0's words.
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
 * The library drops `offline_access` unless the person is asked for consent; Auth0 doesn't ask within one's own
 * application. This puts it back, so that scope and refresh token are what the client asked for.
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

/** The parameters that Auth0 knows beyond the standard. */
export const AUTH0_PARAMETERS: Configuration['extraParams'] = {
  audience: restoreOfflineAccess,
  auth0Client: null,
  connection: null,
  organization: null,
  screen_hint: null,
};
