import { buildSite } from '../build/build-site.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  await buildSite((line) => console.info(`  ${line}`));
  console.info('Everything is built.');
});
