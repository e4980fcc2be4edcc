import { testFaults } from '../../fixtures/faults.ts';
import { REMOTES } from '../../fixtures/remotes.ts';
import { test } from '../../fixtures/test.ts';

test.use({ account: 'owner' });

// The one that is left out fails in remotes.spec.ts.
for (const remote of REMOTES.filter(({ name }) => name !== 'home')) testFaults(remote);
