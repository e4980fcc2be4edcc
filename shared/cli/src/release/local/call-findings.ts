import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PlainError } from '@boardwalk/build/command';
import { ROOT, remoteFolder } from '@boardwalk/build/workspace';
import {
  type CallTable,
  callDifferences,
  type Finding,
  type RemoteBackendManifest,
} from '@boardwalk/contracts';

/** File of a remote that exports the table of its calls as `calls`. */
const TABLE = 'calls.ts';

/**
 * Returns the differences between `backend.calls` of a remote's `remote.json` and its table of calls; none without a table.
 * @throws PlainError when the table can't be read.
 */
export async function callFindings(
  name: string,
  backend: RemoteBackendManifest | undefined,
  folder = join(ROOT, remoteFolder(name)),
): Promise<Finding[]> {
  const file = join(folder, TABLE);
  if (!existsSync(file)) return [];
  const table = await readTable(file);
  return callDifferences(table, backend?.calls ?? []).map((what) => ({
    code: 'call-unlike-table',
    where: 'remote.json, backend.calls',
    what,
    mend: `Change ${TABLE} or remote.json, so that both name the same calls.`,
  }));
}

async function readTable(file: string): Promise<CallTable> {
  let calls: unknown;
  try {
    ({ calls } = (await import(pathToFileURL(file).href)) as { calls?: unknown });
  } catch (error) {
    throw new PlainError(`${TABLE} can't be read: ${(error as Error).message}`);
  }
  if (typeof calls !== 'object' || calls === null)
    throw new PlainError(`${TABLE} doesn't export its table: export const calls = defineCalls({ … });`);
  return calls as CallTable;
}
