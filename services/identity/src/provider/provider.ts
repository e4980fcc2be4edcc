import { SIGNED_IN_AT_CLAIM } from '@boardwalk/contracts';
import Provider, { type AdapterFactory, type Configuration } from 'oidc-provider';
import { CLAIMS_BY_SCOPE, claimsOf, rolesClaim } from '../accounts/account.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { IdentityConfiguration } from '../configuration.ts';
import { INTERACTION_PATH } from '../interaction/screen.ts';
import { noRoomPage, noticePage } from '../pages/notice-page.ts';
import type { Keys } from '../storage/keys.ts';
import { isOutOfRoom } from '../storage/whole-file.ts';
import { AUTH0_PARAMETERS, apiAudience } from './audience.ts';
import { grantForOwnSite, promptPolicy } from './first-party.ts';
import { LIFETIMES } from './lifetimes.ts';

/** Dependencies of the protocol library. */
export interface ProviderParts {
  configuration: IdentityConfiguration & { issuer: string };
  accounts: Accounts;
  keys: Keys;
  adapter: AdapterFactory;
}

type Part<Key extends keyof Configuration> = Pick<Configuration, Key>;

function client({ clientId, siteOrigins }: IdentityConfiguration): Part<'clients' | 'clientBasedCORS'> {
  return {
    clients: [
      {
        client_id: clientId,
        client_name: 'Boardwalk',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: siteOrigins.map((origin) => `${origin}/auth/callback`),
      },
    ],
    clientBasedCORS: (_ctx, origin) => siteOrigins.includes(origin),
  };
}

function claims({ accounts, configuration }: ProviderParts): Partial<Configuration> {
  const { issuer } = configuration;
  return {
    findAccount: (_ctx, subject) => {
      const account = accounts.findBySubject(subject);
      return account && { accountId: subject, claims: () => claimsOf(account) };
    },
    scopes: ['openid', 'offline_access', 'profile', 'email'],
    claims: { ...CLAIMS_BY_SCOPE },
    conformIdTokenClaims: false,
    extraTokenClaims: (ctx, token) => {
      const account = token.kind === 'AccessToken' ? accounts.findBySubject(token.accountId) : undefined;
      const { AuthorizationCode: code, RefreshToken: refresh } = ctx.oidc.entities;
      // A refresh token contains the time of its sign-in.
      const signedInAt = (code ?? refresh)?.authTime;
      return account && { ...rolesClaim(account), ...(signedInAt && { [SIGNED_IN_AT_CLAIM]: signedInAt }) };
    },
    formats: {
      customizers: {
        // Auth0's format: also valid for /userinfo, the client in `azp`, and plain `JWT` as type.
        jwt: (_ctx, token, jwt) => {
          const aud = token.scope?.split(' ').includes('openid')
            ? [jwt.payload.aud, `${issuer}userinfo`]
            : jwt.payload.aud;
          Object.assign(jwt, {
            header: { typ: 'JWT' },
            payload: { ...jwt.payload, aud, azp: token.clientId },
          });
        },
      },
    },
  };
}

/**
 * Cookies are shared by all ports of a host: the port in the name separates two installations. On https the session's name binds it to this host.
 * Those of a pending sign-in have a path each, so that two windows can sign in simultaneously, which that prefix doesn't allow.
 */
function cookies({ configuration, keys }: ProviderParts): Part<'cookies'> {
  const issuer = new URL(configuration.issuer);
  const secure = issuer.protocol === 'https:';
  const nameOf = (name: string, prefix: string) =>
    `${secure ? prefix : ''}boardwalk_identity_${issuer.port || 'default'}_${name}`;
  const names = {
    session: nameOf('session', '__Host-'),
    interaction: nameOf('interaction', '__Secure-'),
    resume: nameOf('resume', '__Secure-'),
  };
  const options = { httpOnly: true, sameSite: 'lax', signed: true, secure } as const;
  return { cookies: { names, keys: keys.cookieSecrets, long: options, short: options } };
}

const FEATURES: Configuration['features'] = {
  devInteractions: { enabled: false },
  dPoP: { enabled: false },
  pushedAuthorizationRequests: { enabled: false },
  revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
  rpInitiatedLogout: { enabled: false },
  webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
};

/** The OpenID provider with Auth0's routes and behavior. It still needs the pages and shims that Auth0 adds. */
export function createProvider(parts: ProviderParts): Provider {
  const { configuration, keys, adapter } = parts;
  const provider = new Provider(configuration.issuer, {
    adapter,
    jwks: { keys: keys.signing.map((key) => ({ ...key })) } as Configuration['jwks'],
    ...client(configuration),
    ...claims(parts),
    ...cookies(parts),
    clientAuthMethods: ['none'],
    extraParams: AUTH0_PARAMETERS,
    features: { ...FEATURES, resourceIndicators: apiAudience(configuration.audience) },
    interactions: { policy: promptPolicy(), url: (_ctx, { uid }) => `${INTERACTION_PATH}${uid}` },
    loadExistingGrant: grantForOwnSite,
    // Auth0 keeps refresh tokens when a session ends; a client that relies on their removal would fail there.
    expiresWithSession: () => false,
    pkce: { required: () => true },
    renderError: (ctx, out, error) => {
      ctx.type = 'html';
      if (isOutOfRoom(error)) {
        ctx.status = 507;
        ctx.body = noRoomPage(configuration.siteOrigins[0]);
        return;
      }
      const lines = [out.error_description ?? 'Something went wrong here.', `Error code: ${out.error}`];
      ctx.body = noticePage('This sign-in can’t go on', lines, configuration.siteOrigins[0]);
    },
    responseTypes: ['code'],
    rotateRefreshToken: true,
    routes: {
      authorization: '/authorize',
      jwks: '/.well-known/jwks.json',
      revocation: '/oauth/revoke',
      token: '/oauth/token',
      userinfo: '/userinfo',
    },
    ttl: LIFETIMES,
  });
  // Every URL is derived from the issuer, whatever the request: see `createServer`.
  provider.proxy = true;
  return provider;
}
