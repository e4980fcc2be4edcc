import { buildSite } from '../build/build-site.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const built = await buildSite((line) => console.info(`  ${line}`));
  if (built.length === 0) console.info('  nothing has changed since the last build');
});
