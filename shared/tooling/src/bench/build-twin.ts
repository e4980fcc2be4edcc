import { createRsbuild } from '@rsbuild/core';
import { packAssets } from '../build/pack-assets.ts';
import { TWIN, twin } from '../presets/twin.ts';
import { ROOT } from '../workspace/folders.ts';

/** Builds the twin, with the same tools and the same care as the site. */
export async function buildTwin(): Promise<void> {
  process.env.NODE_ENV = 'production';
  const rsbuild = await createRsbuild({ cwd: ROOT, config: { ...twin(), logLevel: 'error' } });
  const { close } = await rsbuild.build();
  await close();
  await packAssets(TWIN);
}
