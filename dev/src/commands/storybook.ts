import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { BUILD, ROOT } from '@boardwalk/build/workspace';

const KIT = join(ROOT, 'shared/kit');
const PORT = process.env.STORYBOOK_PORT ?? '6006';

/** Shows the stories of the kit; with the argument `build` it writes them into a folder instead. */
const args =
  process.argv[2] === 'build'
    ? ['build', '--output-dir', join(BUILD, 'storybook')]
    : ['dev', '--port', PORT, '--no-open', '--no-version-updates'];
const child = spawn('storybook', args, {
  cwd: KIT,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${join(KIT, 'node_modules/.bin')}${delimiter}${process.env.PATH}` },
  shell: process.platform === 'win32',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
