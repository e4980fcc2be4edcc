import { type ChildProcess, spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILD } from '@boardwalk/build/workspace';
import { memoryFlags } from './node-memory.ts';
import type { ProcessPlan } from './supervised-process.ts';

const LEASH = fileURLToPath(new URL('./leash.mjs', import.meta.url));
/** First version of Node whose permissions cover the network, and would block the gateway's socket too. */
const KNOWS_NETWORK = 25;

/**
 * Returns Node's flags for the process that runs the code of teams: it reads the folder of its own program, writes nothing, starts only its
 * workers, and compiles no code from strings.
 * @param folders that it may read.
 */
export function fenceFlags(...folders: string[]): string[] {
  const [major = '0'] = process.versions.node.split('.');
  return [
    '--permission',
    '--allow-worker',
    ...folders.map((folder) => `--allow-fs-read=${folder}`),
    '--disallow-code-generation-from-strings',
    // Node warns that a worker may have other permissions. Only the renderer's own program starts workers.
    '--disable-warning=PERM0006',
    ...(Number(major) >= KNOWS_NETWORK ? ['--allow-net'] : []),
  ];
}

interface RendererInput {
  /** The socket on which the gateway waits for the renderer. */
  socket: string;
  /** Destination of its output: an open file, or none. */
  output: number | 'ignore';
  /** Its program; the built one by default. */
  program?: string;
}

/** Starts the process that renders pages. It ends with the process that started it. */
export function startRenderer({ socket, output, program = BUILT }: RendererInput): ChildProcess {
  // The permission applies to real paths: a checkout or a build may be reached by a link.
  const file = realpathSync(program);
  const leash = realpathSync(LEASH);
  const flags = [...memoryFlags('renderer'), ...fenceFlags(join(dirname(file), '*'), leash)];
  return spawn(process.execPath, [...flags, '--import', leash, file, socket], {
    cwd: dirname(file),
    detached: true,
    // The renderer gets no environment. On Windows no program starts without this variable.
    env: process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {},
    stdio: ['ignore', output, output, 'ipc'],
  });
}
const BUILT = join(BUILD, 'services/renderer/main.js');

/** Returns the renderer's plan. Nothing waits for it: browsers render the pages while it isn't running. */
export function rendererPlan(socket: string, logFile: string): ProcessPlan {
  return {
    name: 'renderer',
    logFile,
    start: (output) => startRenderer({ socket, output }),
    untilReady: async () => {},
  };
}
