import { runCommand } from '@boardwalk/build/command';
import { runRelease } from '@boardwalk/cli/release';

await runCommand(async () => {
  process.exitCode = await runRelease(process.argv.slice(2), process.env, {
    result: (text) => console.info(text),
    log: (line) => console.error(line),
  });
});
