import { runRelease } from '../release/run-release.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  process.exitCode = await runRelease(process.argv.slice(2), process.env, {
    result: (text) => console.info(text),
    say: (line) => console.error(line),
  });
});
