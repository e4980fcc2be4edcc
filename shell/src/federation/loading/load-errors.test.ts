import { createInstance } from '@module-federation/enhanced/runtime';
import { expect, it } from 'vitest';
import { isVersionRefusal } from './load-errors.ts';

const PACKAGE = '@boardwalk/kit';

/** Loads the kit from a page with version 4.2.0, as a remote's code does. */
async function takeKit(requiredVersion: string): Promise<unknown> {
  const shareConfig = { singleton: true, requiredVersion, strictVersion: true };
  const page = createInstance({
    name: `page for ${requiredVersion}`,
    remotes: [],
    shared: {
      [PACKAGE]: { version: '4.2.0', lib: () => 'the kit', shareConfig: { ...shareConfig, eager: true } },
    },
  });
  const factory = await page.loadShare(PACKAGE, { customShareInfo: { shareConfig } });
  return factory ? factory() : factory;
}

it('federation gives a remote the kit it was built for', async () => {
  await expect(takeKit('^4.0.0')).resolves.toBe('the kit');
});

it.each(['^3.0.0', '^4.3.0', '^5.0.0'])(
  'federation rejects a remote for kit %s with the expected message',
  async (range) => {
    const error = await takeKit(range).catch((thrown: unknown) => thrown);
    expect(isVersionRefusal(error)).toBe(true);
  },
);

it('ignores other failures', () => {
  for (const other of [new Error('Loading chunk 7 failed'), undefined, 'does not satisfy the requirement of'])
    expect(isVersionRefusal(other)).toBe(false);
});
