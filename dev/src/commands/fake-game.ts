import { createInterface } from 'node:readline';
import { runCommand, UsageError, untilAskedToStop } from '@boardwalk/build/command';
import { startDemoGame } from '../site/demo-game.ts';
import { readLocalSite } from '../site/own-site.ts';

const USAGE = 'npm run fake-game [-- --join NAME]';

/** Plays a game server for a site that runs. With `--join` somebody tries to join it, once. */
await runCommand(async () => {
  const [flag, name, ...rest] = process.argv.slice(2);
  if (rest.length > 0 || (flag !== undefined && (flag !== '--join' || !name))) throw new UsageError(USAGE);
  const { origin } = readLocalSite(process.env);
  const game = startDemoGame({ url: origin, pays: true, log: (line) => console.info(`  ${line}`) });
  const join = async (player: string) => {
    const { refusal } = await game.join(player);
    console.info(refusal === null ? `${player} is let in.` : `${player} is turned away: ${refusal}`);
    return refusal === null;
  };
  if (name) {
    // How the door is asked is known once the site has answered the first heartbeat; until then everybody has to be on the list.
    process.exitCode = (await join(name)) ? 0 : 1;
    return game.stop();
  }
  console.info(
    `A game server that nobody plays on, for ${origin}. Type a name to have somebody join; Ctrl-C stops it.`,
  );
  const lines = createInterface({ input: process.stdin });
  lines.on('line', (line) => void (line.trim() && join(line.trim())));
  process.exitCode = await untilAskedToStop().code;
  lines.close();
  game.stop();
});
