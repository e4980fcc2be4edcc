import { join } from 'node:path';
import { runCommand, UsageError } from '@boardwalk/build/command';
import { makeKey, makeSecret } from '../keys/make-key.ts';
import {
  type KeyPlaces,
  newGatewayKey,
  newPushKey,
  newSigningKey,
  writePublicKeys,
} from '../keys/rotate-keys.ts';
import { ROTATION_USAGE, rotateKeys } from '../keys/rotation-call.ts';

const USAGE = `Usage: node keys.ts <folder of the API> <folder of API and gateway> [rotate-keys …]
${ROTATION_USAGE}`;

/**
 * Creates the keys of a site in containers at its first start, leaves existing ones alone, and replaces them with `rotate-keys`. The first folder is
 * for the API alone, the second for the gateway as well. It needs only Node, so that its image contains nothing else; no key is ever part of an
 * image.
 */
await runCommand(async () => {
  const [forApi, forGateway, verb, ...args] = process.argv.slice(2);
  if (!forApi || !forGateway || (verb !== undefined && verb !== 'rotate-keys')) throw new UsageError(USAGE);
  const places = {
    signing: join(forApi, 'release-signing.json'),
    push: join(forApi, 'push.json'),
    gateway: join(forGateway, 'gateway-key.txt'),
    publicKeys: join(forGateway, 'release-public-keys.txt'),
  } satisfies KeyPlaces;
  if (verb) {
    for (const line of rotateKeys(args, places, new Date(), USAGE)) console.info(line);
    return;
  }
  makeKey(places.signing, newSigningKey);
  makeKey(places.push, newPushKey);
  makeSecret(places.gateway, newGatewayKey);
  writePublicKeys(places);
});
