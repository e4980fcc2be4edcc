import { type ChildProcess, spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILD } from '@boardwalk/build/workspace';
import { memoryFlags } from './node-memory.ts';
import type { ProcessPlan } from './supervised-process.ts';

const LEASH = fileURLToPath(new URL('./leash.mjs', import.meta.url));
/** From this version on Node's permissions know the network, and would keep the renderer from the gateway's socket too. */
const KNOWS_NETWORK = 25;

/**
 * What Node is told so that the process that runs the programs of teams reaches nothing: it reads the folder of its own program, writes
 * nothing, starts nothing but its workers, and makes no code of texts.
 * @param folders what it may read.
 */
export function fenceFlags(...folders: string[]): string[] {
  const [major = '0'] = process.versions.node.split('.');
  return [
    '--permission',
    '--allow-worker',
    ...folders.map((folder) => `--allow-fs-read=${folder}`),
    '--disallow-code-generation-from-strings',
    // Node warns that a worker may have other permissions. Its own program starts each of them.
    '--disable-warning=PERM0006',
    ...(Number(major) >= KNOWS_NETWORK ? ['--allow-net'] : []),
  ];
}

interface RendererInput {
  /** The socket at which the gateway waits for it. */
  socket: string;
  /** Where what it prints goes: an open file, or nowhere. */
  output: number | 'ignore';
  /** Its program; the built one unless said. */
  program?: string;
}

/** Starts the process that draws pages. It ends with the one that started it. */
export function startRenderer({ socket, output, program = BUILT }: RendererInput): ChildProcess {
  // The permission is for real paths: a checkout or a build may be reached by a link.
  const file = realpathSync(program);
  const leash = realpathSync(LEASH);
  const flags = [...memoryFlags('renderer'), ...fenceFlags(join(dirname(file), '*'), leash)];
  return spawn(process.execPath, [...flags, '--import', leash, file, socket], {
    cwd: dirname(file),
    detached: true,
    // It is told nothing. Windows lets no program start without this one.
    env: process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {},
    stdio: ['ignore', output, output, 'ipc'],
  });
}
const BUILT = join(BUILD, 'services/renderer/main.js');

/** Nobody waits for it: as long as it isn't there browsers draw the pages. */
export function rendererPlan(socket: string, logFile: string): ProcessPlan {
  return {
    name: 'renderer',
    logFile,
    start: (output) => startRenderer({ socket, output }),
    untilReady: async () => {},
  };
}
