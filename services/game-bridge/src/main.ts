import type { FxGlobals } from './fx/fx-globals.ts';
import { startResource } from './fx/resource.ts';

const log = (line: string) => console.log(`[boardwalk] ${line}`);

try {
  startResource(globalThis as unknown as FxGlobals, log);
} catch (error) {
  // Without settings the site can't be queried, and the game server's own rules apply.
  log(`Not started: ${(error as Error).message}`);
}
