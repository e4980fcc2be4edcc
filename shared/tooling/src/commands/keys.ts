import { createPublicKey, generateKeyPairSync, type JsonWebKeyInput, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeKey, makeSecret } from '../release/make-key.ts';

/**
 * Makes the keys of a site in containers at its first start, and leaves those that are there: `node keys.ts <folder> <folder>`. The
 * first folder is for the API alone, the second for the gateway as well. It needs Node and nothing else, so that its image holds
 * nothing else; no key is ever part of an image.
 */
const [forApi, forGateway] = process.argv.slice(2);
if (!forApi || !forGateway) {
  console.error('Usage: node keys.ts <folder of the API> <folder of API and gateway>');
  process.exit(2);
}
const signingKey = join(forApi, 'release-signing.json');
makeKey(signingKey, () => generateKeyPairSync('ed25519').privateKey);
makeKey(join(forApi, 'push.json'), () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey);
makeSecret(join(forGateway, 'gateway-key.txt'), () => randomBytes(32).toString('base64url'));

const input = { key: JSON.parse(readFileSync(signingKey, 'utf8')), format: 'jwk' } as JsonWebKeyInput;
const { x } = createPublicKey(input).export({ format: 'jwk' });
writeFileSync(join(forGateway, 'release-public-keys.txt'), `${x}\n`);
