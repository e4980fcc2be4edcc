import { existsSync } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { ok, problem, type Seen, warning } from '@boardwalk/server/findings';
import { readPushKey } from '../modules/notifications/push-key.ts';
import { ConfigurationError } from '../platform/config/configuration.ts';
import { readSigningKey } from '../platform/signing/signing-key.ts';
import { DAY_MS } from '../platform/time/durations.ts';
import type { Installation } from './installation.ts';

/** Maximum duration of a signing key's replacement, in days. */
const MAX_OVERLAP_DAYS = 7;
/** Permissions of group and others. */
const NOT_THE_OWNER = 0o077;

/** Checks whether the key that signs releases exists, is valid and private; and whether it is being replaced. */
export async function lookAtSigningKey({ configuration, now }: Installation): Promise<Seen[]> {
  const file = configuration.releases.signingKeyFile;
  const remedy = 'Start the site once, or take it out of a backup; docs/security.md, Release signing key';
  const read = await usable(() => readSigningKey(file), remedy);
  if (read) return [read];
  const next = `${file}.next`;
  const begun = existsSync(next) ? await stat(next) : undefined;
  const days = begun ? (now.getTime() - begun.mtimeMs) / DAY_MS : 0;
  return [
    await privateFile(file, `${file} holds the key that signs releases`),
    ...(days > MAX_OVERLAP_DAYS
      ? [
          warning(
            `the signing key has been about to be replaced for ${Math.floor(days)} days`,
            'npm run ops -- rotate-keys signing --finish; docs/security.md',
          ),
        ]
      : []),
  ];
}

/** Checks whether the key that signs pushes exists, is valid and private. */
export async function lookAtPushKey({ configuration }: Installation): Promise<Seen> {
  const { keyFile } = configuration.push;
  if (!keyFile) return ok('pushes are off (VAPID_KEY_FILE=off)');
  const wrong = await usable(() => readPushKey(configuration), 'docs/security.md, VAPID key');
  if (wrong) return wrong;
  return existsSync(keyFile)
    ? privateFile(keyFile, `${keyFile} holds the key that signs pushes`)
    : warning(`there is no ${keyFile}, so no pushes are sent`, 'Start the site once: it makes the key.');
}

/** Checks whether the gateway key is configured and private. */
export async function lookAtGatewayKey({ configuration, environment }: Installation): Promise<Seen> {
  const { GATEWAY_KEY: given, GATEWAY_KEY_FILE: file } = environment;
  if (!configuration.gatewayKey)
    return warning(
      'there is no gateway key: the gateway’s calls are counted as those of one visitor',
      'Give API and gateway the same GATEWAY_KEY_FILE; docs/security.md, Gateway key',
    );
  return file && !given ? privateFile(file, `${file} holds the gateway key`) : ok('the gateway key is set');
}

/** Returns the problem of a key; undefined when it can be read. @throws errors that don't concern the key. */
async function usable(read: () => Promise<unknown>, remedy: string): Promise<Seen | undefined> {
  try {
    await read();
    return undefined;
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return problem(error.problems.join(', '), remedy);
  }
}

/**
 * Windows has no such modes. On a read-only mount, such as a Kubernetes secret, the mode is set by the host, and only this container sees the file.
 */
async function privateFile(file: string, says: string): Promise<Seen> {
  const { mode } = await stat(file);
  const open = process.platform !== 'win32' && (mode & NOT_THE_OWNER) !== 0;
  if (!open) return ok(says);
  const shown = (mode & 0o777).toString(8);
  const readable = `${file} can be read by others (mode ${shown})`;
  if (await isMountedToRead(file))
    return warning(readable, 'Give it mode 600 where it is mounted from (Kubernetes: defaultMode).');
  return problem(readable, `chmod 600 ${file}`);
}

async function isMountedToRead(file: string): Promise<boolean> {
  try {
    await access(file, constants.W_OK);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EROFS';
  }
}
