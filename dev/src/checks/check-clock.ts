import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@boardwalk/build/workspace';

/** Code of pages, which show and compare the server's time. */
const PAGES = ['remotes/*/src/**/*.{ts,tsx}', 'shell/src/**/*.{ts,tsx}', 'shared/kit/src/**/*.{ts,tsx}'];

/** Files that may read the device's clock: they measure durations on this device, or run outside a page. */
const DEVICE_TIME = [
  'shared/kit/src/request/clock.ts',
  'shared/kit/src/request/bearer.ts',
  'shared/kit/src/drafts/local-drafts.ts',
  'shell/src/federation/loading/start-marks.ts',
  'shell/src/session/guard.tsx',
  'shell/src/session/staff-channel.ts',
  'shell/src/server.tsx',
  'shell/src/offline/worker/cache-set.ts',
];

const found = globSync(PAGES, { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file) && !DEVICE_TIME.includes(file))
  .flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        /Date\.now\(\)|new Date\(\)/.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [],
      ),
  );
for (const line of found) console.error(line);
process.exitCode = found.length > 0 ? 1 : 0;
