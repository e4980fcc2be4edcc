import { extname, join } from 'node:path';
import { connectToGateway } from './gateway-connection.ts';
import { createRenderings } from './renderings.ts';

/** The exit code for wrong settings (EX_CONFIG): starting again won't help. */
const WRONG_SETTINGS = 78;

/**
 * Renders pages in a process of its own, which has no secrets. It runs programs of release managers, so it may only read its own files, write nothing
 * and start nothing but its workers.
 */
const [, program = '', socket] = process.argv;
// The types declare it as always present; without `--permission` it isn't.
const fence: typeof process.permission | undefined = process.permission;
const isFenced = fence && ['fs.read', 'fs.write', 'child', 'addon'].every((power) => !fence.has(power));
if (!socket || !isFenced) {
  process.stderr.write(
    'Usage: node --permission --allow-worker --allow-fs-read=<folder of this program> main.js <socket of the gateway>\n',
  );
  process.exit(WRONG_SETTINGS);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));
const worker = join(program, `../worker${extname(program)}`);
await connectToGateway(socket, (reply) => createRenderings(worker, reply));
