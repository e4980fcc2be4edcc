import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Server bundles of a stub site. */
export interface Rendering {
  /** Text of the shell's server bundle. */
  shell: string;
  /** Text of the remote's server bundle. */
  remote: string;
}

/** Writes a small built site into a folder of its own: a shell, one remote, illustrations. */
export function writeSite(rendering: Rendering | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-gateway-'));
  const shellDir = join(folder, 'shell');
  writeShell(shellDir);
  if (rendering) write(join(shellDir, 'server/shell.js'), rendering.shell);
  if (rendering) write(join(folder, 'remotes/home/1.0.0-abc/server/remote.js'), rendering.remote);
  write(join(folder, 'remotes/home/1.0.0-abc/remote-entry.js'), 'var home_1_0_0_abc = {};');
  write(join(folder, 'remotes/home/1.0.0-abc/assets/page.js'), 'page();');
  write(join(folder, 'remotes/home/1.0.0-abc/assets/page.html'), '<script>steal()</script>');
  write(join(folder, 'packages/index.json'), '{ "packages": [] }');
  write(join(folder, 'packages/boardwalk-kit-4.0.0.tgz'), 'packed');
  write(join(folder, 'artwork/brand/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return { folder, shellDir };
}

/** Writes a shell build whose only script has the given name. */
export function writeShell(shellDir: string, script = '/assets/main.1a2b3c4d5e.js'): void {
  const later = ['menu', 'identity-client'].map((name) => `/assets/async/${name}.1a2b3c4d5e.js`);
  const licence = '/assets/main.js.LICENSE.txt';
  const manifest = {
    allFiles: [script, '/assets/main.css', '/assets/face.woff2', licence, ...later],
    entries: {
      main: { initial: { js: [script], css: ['/assets/main.css'] }, assets: ['/assets/face.woff2'] },
    },
  };
  write(join(shellDir, `.${script}`), 'console.info("shell");'.repeat(40));
  write(join(shellDir, `.${script}.br`), 'compressed');
  write(join(shellDir, 'assets/main.css'), 'body{}');
  for (const file of ['/assets/face.woff2', ...later]) write(join(shellDir, `.${file}`), file);
  write(join(shellDir, 'offline/service-worker.js'), '"the worker";');
  write(join(shellDir, 'inline/first-frame.js'), 'document.documentElement.dataset.theme = "dark";');
  write(join(shellDir, 'manifest.json'), JSON.stringify(manifest));
}

function write(file: string, content: string): void {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
}
