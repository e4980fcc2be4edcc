import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { gameResource } from '../presets/game-resource.ts';
import { BUILD, ROOT } from '../workspace/folders.ts';
import { lockedPackages } from './locked-packages.ts';
import { BUILDERS, runBuild, type Target, TOOLS } from './target.ts';

const SOURCE = 'services/game-bridge';
const OUT = join(BUILD, 'game-bridge');
const SCRIPT = 'boardwalk.js';
/** The folder in `resources/` of a game server. */
const RESOURCE = 'boardwalk';
/** A fixed date makes the zip of the same sources identical. */
const MADE = new Date(2020, 0, 1);

/** Returns the target of the game server's resource, which an owner copies into its `resources/` folder. */
export function gameResourceTarget(): Target {
  return {
    name: 'game-bridge',
    atStart: 'afterwards',
    inputs: [SOURCE, 'shared/contracts/src/game', ...TOOLS],
    settings: () => lockedPackages([SOURCE, ...BUILDERS]),
    isThere: () => existsSync(join(OUT, `${RESOURCE}.zip`)),
    async build() {
      await runBuild(gameResource(OUT));
      const files = {
        'fxmanifest.lua': readFileSync(join(ROOT, SOURCE, 'fxmanifest.lua')),
        [SCRIPT]: readFileSync(join(OUT, SCRIPT)),
      };
      const zip = zipSync({ [RESOURCE]: files }, { mtime: MADE, level: 9 });
      writeFileSync(join(OUT, `${RESOURCE}.zip`), zip);
      return `${(zip.length / 1024).toFixed(1)} KB`;
    },
  };
}
