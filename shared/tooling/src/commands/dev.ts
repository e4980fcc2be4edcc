import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../build/build-site.ts';
import { readSiteSettings } from '../site/site-settings.ts';
import { startSite } from '../site/start-site.ts';
import { ROOT } from '../workspace/folders.ts';
import { runCommand } from './run-command.ts';
import { untilAskedToStop } from './until-asked-to-stop.ts';

const WATCHED = ['shell', 'remotes', 'services', 'shared'];
const IGNORED = /(^|\/)(node_modules|\.build|\.results|locales)(\/|$)|\.test\.tsx?$/;
/** An editor writes several files at once; they are one change. In milliseconds. */
const SETTLE = 120;

const say = (line: string) => console.info(`  ${line}`);

/** Calls back after each change of a source file; a change during the call leads to one more. */
function onChange(rebuild: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const changed = (file: string | null) => {
    if (file === null || IGNORED.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(rebuild).catch((error: unknown) => say(String(error)));
    }, SETTLE);
  };
  const watchers = WATCHED.map((folder) =>
    watch(join(ROOT, folder), { recursive: true }, (_, file) => changed(file)),
  );
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}

await runCommand(async () => {
  const settings = readSiteSettings(process.env);
  await buildSite(say);
  const stopped = untilAskedToStop();
  const site = await startSite(settings, {
    say,
    onHopeless: (name, lines) => say(`${name} can't be kept running:\n${lines}`),
  });
  console.info(`\nBoardwalk is open at ${site.origin}. Save a file, then reload the page.\n`);
  const stopWatching = onChange(async () => {
    const built = await buildSite(say);
    for (const name of built)
      if (name.startsWith('service ')) await site.restart(name.slice('service '.length));
  });
  await stopped.code;
  stopWatching();
  await site.stop();
  process.exit();
});
