import { extname, join } from 'node:path';
import type { DrawRequest, RendererSettings } from './messages.ts';
import { WorkerPool } from './worker-pool.ts';

/**
 * The process in which pages are drawn: apart from the gateway, so that nothing that a remote's bundle does can stop it from
 * answering. It contains faults; against somebody who means harm there are only Node's own
 * permissions.
 */
const own = process.argv[1] ?? '';
const settings = JSON.parse(process.argv[2] ?? '{}') as RendererSettings;
const pool = new WorkerPool(join(own, `../render-worker${extname(own)}`), settings);

process.on('message', (request: DrawRequest) => {
  void pool.draw(request).then((reply) => process.send?.(reply));
});
// Without the gateway there is nobody to draw for.
process.on('disconnect', () => process.exit(0));
