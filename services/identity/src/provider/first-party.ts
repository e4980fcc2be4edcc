import { type Configuration, interactionPolicy } from 'oidc-provider';

/**
 * Grants whatever the site requests without consent, because it is our own application. The grant belongs to the session, so two browsers never share
 * refresh tokens.
 */
export const grantForOwnSite: NonNullable<Configuration['loadExistingGrant']> = async (ctx) => {
  const { account, client, params, provider, session } = ctx.oidc;
  if (!account || !client || !session) return undefined;
  const known = session.grantIdFor(client.clientId);
  const grant =
    (known && (await provider.Grant.find(known))) ||
    new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
  const scope = typeof params?.scope === 'string' ? params.scope : 'openid';
  const before = JSON.stringify(grant);
  grant.addOIDCScope(scope);
  for (const audience of Object.keys(ctx.oidc.resourceServers ?? {})) grant.addResourceScope(audience, scope);
  if (JSON.stringify(grant) !== before) await grant.save();
  return grant;
};

/** The default reasons to require a sign-in, and one more: the session's account was removed since. */
export function promptPolicy(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy
    .get('login')
    ?.checks.add(
      new interactionPolicy.Check(
        'account_gone',
        'the signed-in account no longer exists',
        'login_required',
        ({ oidc }) => oidc.session?.accountId !== undefined && oidc.account === undefined,
      ),
    );
  return policy;
}
