import { readDevArguments } from '../development/arguments.ts';
import { remoteNames } from '../workspace/folders.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const { names, against, token, port } = readDevArguments(process.argv.slice(2), process.env, remoteNames());
  if (against) {
    const { developAgainst } = await import('../development/develop-against.ts');
    await developAgainst({ name: names[0] ?? '', site: against, token, port });
  } else {
    const { developSite } = await import('../development/develop-site.ts');
    await developSite(names);
  }
});
// Watchers and sockets of what was served don't keep it alive.
process.exit();
