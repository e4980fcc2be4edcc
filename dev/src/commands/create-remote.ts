import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError, readOptions, runCommand, UsageError } from '@boardwalk/build/command';
import { ROOT, remoteNames } from '@boardwalk/build/workspace';
import { planRemote, type RemotePlan, writeRemote } from '@boardwalk/cli/create-remote';
import { type RemoteManifest, remoteManifestSchema } from '@boardwalk/contracts';
import { linkPackages, PNPM } from '../workspace/link-packages.ts';

const USAGE = 'Usage: npm run create-remote -- <name> [--title "Shop"] [--path /shop]';

function readPlan(): RemotePlan {
  const text = { type: 'string' } as const;
  const call = { allowPositionals: true, options: { title: text, path: text } } as const;
  const { values, positionals } = readOptions(call, USAGE);
  const [name, ...rest] = positionals;
  if (name === undefined || rest.length > 0) throw new UsageError(`Name one remote.\n${USAGE}`);
  try {
    return planRemote({ name, ...values }, remoteNames().map(manifestOf));
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${USAGE}`);
  }
}

function manifestOf(name: string): RemoteManifest {
  return remoteManifestSchema.parse(
    JSON.parse(readFileSync(join(ROOT, 'remotes', name, 'remote.json'), 'utf8')),
  );
}

await runCommand(async () => {
  const plan = readPlan();
  const files = writeRemote(plan);
  spawnSync('biome', ['check', '--write', `remotes/${plan.name}`], { cwd: ROOT, stdio: 'ignore' });
  for (const file of files) console.info(`  ${file}`);
  if (!linkPackages())
    throw new PlainError(
      `remotes/${plan.name} was created, but its packages could not be linked. Run: npx ${PNPM} install`,
    );
  console.info(`
"${plan.title}" has its page at ${plan.path} and a link. Next:
  npm run dev                                  view and edit it
  npm test                                     checks and tests include it
  npm run release -- publish ${plan.name} --promote    put it on a site
`);
});
