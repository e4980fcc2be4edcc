import { TWIN, twin } from '../presets/twin.ts';
import { packAssets } from './pack-assets.ts';
import { runBuild } from './target.ts';

export { TWIN, TWIN_FILES } from '../presets/twin.ts';

/** Builds the twin, with the same tools and compression as the site. */
export async function buildTwin(): Promise<void> {
  process.env.NODE_ENV = 'production';
  await runBuild(twin());
  await packAssets(TWIN);
}
