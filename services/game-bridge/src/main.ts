import type { FxGlobals } from './fx/fx-globals.ts';
import { startResource } from './fx/resource.ts';

const log = (line: string) => console.log(`[boardwalk] ${line}`);

try {
  startResource(globalThis as unknown as FxGlobals, log);
} catch (error) {
  // Without settings there is nobody to ask, and the door stays as the server has it.
  log(`Not started: ${(error as Error).message}`);
}
