import { createInstance } from '@module-federation/enhanced/runtime';
import { expect, it } from 'vitest';
import { KitMismatch } from './load-errors.ts';
import { versionChecker } from './version-checker.ts';

const PACKAGE = '@boardwalk/kit';

/** Loads the kit from a page with version 4.2.0, as a remote's code does. */
async function takeKit(requiredVersion: string): Promise<unknown> {
  const shareConfig = { singleton: true, requiredVersion, strictVersion: true };
  const page = createInstance({
    name: `page for ${requiredVersion}`,
    remotes: [],
    plugins: [versionChecker],
    shared: {
      [PACKAGE]: { version: '4.2.0', lib: () => 'the kit', shareConfig: { ...shareConfig, eager: true } },
    },
  });
  const factory = await page.loadShare(PACKAGE, { customShareInfo: { shareConfig } });
  return factory ? factory() : factory;
}

it('gives a remote the kit it was built for', async () => {
  await expect(takeKit('^4.0.0')).resolves.toBe('the kit');
});

it.each(['^3.0.0', '^4.3.0', '^5.0.0'])('rejects a remote for kit %s with a KitMismatch', async (range) => {
  await expect(takeKit(range)).rejects.toThrow(KitMismatch);
  await expect(takeKit(range)).rejects.toThrow(`${PACKAGE} ${range}`);
});
