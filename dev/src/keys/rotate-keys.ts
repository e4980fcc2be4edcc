import { createPublicKey, generateKeyPairSync, type JsonWebKeyInput, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { PlainError } from '@boardwalk/build/command';
import { giveToOwnerOf, jwkText, makeKey, replaceFile } from './make-key.ts';

/** Where a site keeps its keys. A key without a place is no file. */
export interface KeyPlaces {
  signing?: string;
  push?: string;
  gateway?: string;
  /** Where the gateway reads which keys pages believe, one a line. Without it whoever starts the gateway tells it. */
  publicKeys?: string;
}

const NO_PUSHES = 'There is no key for pushes: they are off (VAPID_KEY_FILE=off).';
const NOT_KEPT =
  'The gateway key is no file: npm start makes another at each start. Stop the site, and start it again.';

export const newSigningKey = () => generateKeyPairSync('ed25519').privateKey;
export const newPushKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
export const newGatewayKey = () => randomBytes(32).toString('base64url');

/** The signing key that comes after this one, while pages get to know it. */
export const nextKey = (signing: string): string => `${signing}.next`;

/** The public half of a signing key's file: base64url, 32 bytes raw. @throws PlainError when the file holds no key. */
export function publicHalf(file: string): string {
  try {
    const input = { key: JSON.parse(readFileSync(file, 'utf8')), format: 'jwk' } as JsonWebKeyInput;
    const { x, crv } = createPublicKey(input).export({ format: 'jwk' });
    if (x && crv === 'Ed25519') return x;
  } catch {}
  throw new PlainError(`${file} holds no Ed25519 key as JWK.`);
}

/** The keys that pages believe, as files: the one that signs, and the one that will if there is one. */
export function believedFiles(signing: string): string[] {
  const next = nextKey(signing);
  return existsSync(next) ? [signing, next] : [signing];
}

/** Their public halves. @throws PlainError when a file holds no key. */
export const believedKeys = (signing: string): string[] => believedFiles(signing).map(publicHalf);

/** Writes what pages believe where the gateway reads it. */
export function writePublicKeys({ signing, publicKeys }: KeyPlaces): void {
  if (signing && publicKeys) replaceFile(publicKeys, believedKeys(signing).join('\n'), 0o644);
}

/** Makes the signing key that comes, and has pages believe both. May be done again. */
export function beginSigning(places: KeyPlaces): void {
  const signing = expectFile(places.signing);
  makeKey(nextKey(signing), newSigningKey);
  giveToOwnerOf(signing, nextKey(signing));
  writePublicKeys(places);
}

/** Has the key that was begun sign. @returns where the old one is kept. @throws PlainError when none was begun. */
export function finishSigning(places: KeyPlaces, now: Date): string {
  const signing = expectFile(places.signing);
  const next = nextKey(signing);
  if (!existsSync(next))
    throw new PlainError(
      'No replacement of the signing key was begun. Begin it: rotate-keys signing --begin',
    );
  publicHalf(next);
  const kept = keepBeside(signing, now);
  renameSync(next, signing);
  writePublicKeys(places);
  return kept;
}

/** Has a new key sign that no page knew before; one that was begun is dropped. @returns where the old one is kept. */
export function replaceSigning(places: KeyPlaces, now: Date): string {
  const signing = expectFile(places.signing);
  const kept = replaceKey(signing, jwkText(newSigningKey()), now);
  rmSync(nextKey(signing), { force: true });
  writePublicKeys(places);
  return kept;
}

/** Makes another key for pushes. @returns where the old one is kept. */
export function replacePush({ push }: KeyPlaces, now: Date): string {
  return replaceKey(expectFile(push, NO_PUSHES), jwkText(newPushKey()), now);
}

/** Makes another key for the gateway. @returns where the old one is kept. */
export function replaceGateway({ gateway }: KeyPlaces, now: Date): string {
  return replaceKey(expectFile(gateway, NOT_KEPT), newGatewayKey(), now);
}

/** At any moment the file holds a whole key. */
function replaceKey(file: string, secret: string, now: Date): string {
  const kept = keepBeside(file, now);
  replaceFile(file, secret, 0o600);
  return kept;
}

/** Keeps a key under a second name, under which it stays when another one takes its place. */
function keepBeside(file: string, now: Date): string {
  const kept = `${file}.before-${now.toISOString().replace(/[-:]|\.\d+/g, '')}`;
  linkSync(file, kept);
  chmodSync(kept, 0o600);
  return kept;
}

/** @param otherwise why the key may be no file. */
function expectFile(file: string | undefined, otherwise = 'This key is no file.'): string {
  if (file === undefined) throw new PlainError(otherwise);
  if (existsSync(file)) return file;
  throw new PlainError(`${file} isn’t there. The start of the site makes it.`);
}
