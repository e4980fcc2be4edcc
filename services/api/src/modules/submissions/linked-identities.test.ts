import { expect, it } from 'vitest';
import { discoveryOf } from '../../../test/test-discovery.ts';
import {
  FindsLinkedIdentities,
  LinkedIdentitiesService,
  type LinkedIdentity,
} from './linked-identities.service.ts';

const account: LinkedIdentity = { provider: 'game', name: 'Nell', linkedAt: new Date(0) };

class Accounts {
  @FindsLinkedIdentities(true)
  async ofMember(memberId: string): Promise<LinkedIdentity[]> {
    return memberId === 'auth0|nell' ? [account] : [];
  }
}

class OtherAccounts extends Accounts {}

it('returns the accounts of the declared source', async () => {
  const linked = new LinkedIdentitiesService(...(await discoveryOf(Accounts)));
  linked.onModuleInit();
  expect(await linked.of('auth0|nell')).toEqual([account]);
});

it('returns nothing while no source is declared', async () => {
  const linked = new LinkedIdentitiesService(...(await discoveryOf()));
  linked.onModuleInit();
  expect(await linked.of('auth0|nell')).toEqual([]);
});

it('refuses to start with two sources, and names both', async () => {
  const linked = new LinkedIdentitiesService(...(await discoveryOf(Accounts, OtherAccounts)));
  expect(() => linked.onModuleInit()).toThrow(
    'Linked accounts are declared twice: by Accounts.ofMember and OtherAccounts.ofMember.',
  );
});
