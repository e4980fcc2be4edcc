import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { type RemoteManifest, remoteManifestSchema } from '@boardwalk/contracts';
import { PlainError } from '../command/plain-error.ts';
import { IS_ONE_REMOTE, ROOT } from '../workspace/folders.ts';

/**
 * Reads the `remote.json` of a remote.
 * @param folder The remote's folder.
 * @throws PlainError when it is missing, isn't JSON, or contains a value that the shell can't use; each line names the field.
 */
export function readManifest(folder: string): RemoteManifest {
  const file = join(folder, 'remote.json');
  const name = relative(ROOT, file);
  const manifest = remoteManifestSchema.safeParse(parsed(name, file));
  if (!manifest.success) {
    const lines = manifest.error.issues.map(
      ({ path, message }) => `  ${path.join('.') || 'all of it'}: ${message}`,
    );
    throw new PlainError(`${name} is wrong:\n${lines.join('\n')}`);
  }
  const paths = manifest.data.routes.map(({ path }) => path);
  const stray = manifest.data.actions?.find(({ path }) => !paths.includes(path));
  if (stray)
    throw new PlainError(`${name} is wrong:\n  actions: ${stray.path} is none of the remote's routes.`);
  const unserved = manifest.data.navigation
    .flatMap(({ pages = [] }) => pages)
    .find((page) => !paths.includes(page));
  if (unserved)
    throw new PlainError(`${name} is wrong:\n  navigation: ${unserved} is none of the remote's routes.`);
  const missing = manifest.data.slots?.find(({ module }) => !existsSync(join(folder, slotSource(module))));
  if (missing)
    throw new PlainError(
      `${name} is wrong:\n  slots: ${missing.module} isn't exposed. Write ${slotSource(missing.module).slice(2)}.`,
    );
  if (!IS_ONE_REMOTE && manifest.data.name !== basename(folder))
    throw new PlainError(
      `${name} names "${manifest.data.name}", but its folder is "${basename(folder)}". Use the same name for both.`,
    );
  const { settings } = manifest.data;
  if (!settings) return manifest.data;
  return { ...manifest.data, settings: { ...settings, order: Object.keys(settings.properties) } };
}

/** Returns the source file of a module for slots, relative to the remote's folder. @param module `./member-polls` */
export function slotSource(module: string): string {
  return `./src/slots/${module.slice(2)}.tsx`;
}

function parsed(name: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new PlainError(`${name} can't be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
