import { runCommand } from '@boardwalk/build/command';
import { remoteNames } from '@boardwalk/build/workspace';
import { readDevArguments } from '../development/arguments.ts';

await runCommand(async () => {
  const { names, against, token, port } = readDevArguments(process.argv.slice(2), process.env, remoteNames());
  if (against) {
    const { developAgainst } = await import('@boardwalk/cli/develop-against');
    await developAgainst({ name: names[0] ?? '', site: against, token, port });
  } else {
    const { developSite } = await import('../development/develop-site.ts');
    await developSite(names);
  }
});
// The process would otherwise stay alive because of watchers and sockets of the servers.
process.exit();
