import { createInterface } from 'node:readline';
import { runCommand, UsageError, untilStopSignal } from '@boardwalk/build/command';
import { startDemoGame } from '../site/demo-game.ts';
import { readLocalSite } from '../site/own-site.ts';

const USAGE = 'npm run fake-game [-- --join NAME]';

/** Simulates a game server for a running site. With `--join` one player tries to join it, once. */
await runCommand(async () => {
  const [flag, name, ...rest] = process.argv.slice(2);
  if (rest.length > 0 || (flag !== undefined && (flag !== '--join' || !name))) throw new UsageError(USAGE);
  const { origin } = readLocalSite(process.env);
  const game = startDemoGame({ url: origin, pays: true, log: (line) => console.info(`  ${line}`) });
  const join = async (player: string) => {
    const { refusal } = await game.join(player);
    console.info(refusal === null ? `${player} may join.` : `${player} may not join: ${refusal}`);
    return refusal === null;
  };
  if (name) {
    // The site's first response to a heartbeat contains how joining is decided; until then only players on the list may join.
    process.exitCode = (await join(name)) ? 0 : 1;
    return game.stop();
  }
  console.info(`A simulated game server for ${origin}. Type a name to let a player join; Ctrl-C stops it.`);
  const lines = createInterface({ input: process.stdin });
  lines.on('line', (line) => void (line.trim() && join(line.trim())));
  process.exitCode = await untilStopSignal().code;
  lines.close();
  game.stop();
});
