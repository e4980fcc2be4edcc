import { UsageError } from '@boardwalk/build/command';
import { DEPLOY_TOKEN_PREFIX } from '@boardwalk/contracts';

/** The access token of a member, which the site also accepts for releases, is a JSON Web Token. */
const ACCESS_TOKEN_START = 'eyJ';

/** Returns the token of a call. @param missing the message when there is none. @throws UsageError when it is no token of a site. */
export function requireToken(token: string | undefined, missing: string): string {
  if (!token) throw new UsageError(missing);
  if (token.startsWith(DEPLOY_TOKEN_PREFIX) || token.startsWith(ACCESS_TOKEN_START)) return token;
  throw new UsageError(`This is not a deploy token: they begin with ${DEPLOY_TOKEN_PREFIX}.`);
}
