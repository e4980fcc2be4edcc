import { endpoint, endpointKeys, FRESH_SIGN_IN_SECONDS, SIGNED_IN_AT_CLAIM } from '@boardwalk/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptEndpoint } from '../../../test/every-endpoint.ts';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let stale: string;
let fresh: string;
beforeAll(async () => {
  api = await startTestApi();
  const now = Date.now() / 1_000;
  const tokenOf = (signedInAt: number) =>
    api.issuer.token('auth0|fresh', { roles: ['OWNER'], claims: { [SIGNED_IN_AT_CLAIM]: signedInAt } });
  stale = await tokenOf(now - FRESH_SIGN_IN_SECONDS - 10);
  fresh = await tokenOf(now - 10);
});
afterAll(() => api.stop());

describe.each(endpointKeys.filter((key) => endpoint(key).freshSignIn))('%s', (key) => {
  it('rejects a session that signed in long ago, and accepts one that just did', async () => {
    expectError(await attemptEndpoint(api, key, { token: stale }), 403, 'FRESH_SIGN_IN_NEEDED');
    expect((await attemptEndpoint(api, key, { token: fresh })).status).not.toBe(403);
  });
});
