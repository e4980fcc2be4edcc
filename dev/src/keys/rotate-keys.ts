import { createPublicKey, generateKeyPairSync, type JsonWebKeyInput, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { PlainError } from '@boardwalk/build/command';
import { giveToOwnerOf, jwkText, makeKey, replaceFile } from './make-key.ts';

/** Paths of a site's keys. A key without a path is not a file. */
export interface KeyPlaces {
  signing?: string;
  push?: string;
  gateway?: string;
  /** File from which the gateway reads the keys that pages accept, one a line. Without it they are passed to the gateway at its start. */
  publicKeys?: string;
}

const NO_PUSHES = 'There is no key for pushes: they are off (VAPID_KEY_FILE=off).';
const NOT_KEPT =
  'The gateway key is no file: npm start makes another at each start. Stop the site, and start it again.';

export const newSigningKey = () => generateKeyPairSync('ed25519').privateKey;
export const newPushKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
export const newGatewayKey = () => randomBytes(32).toString('base64url');

/** Returns the path of the next signing key during a rotation. */
export const nextKey = (signing: string): string => `${signing}.next`;

/** Returns the public half of a signing key's file: base64url, 32 bytes raw. @throws PlainError when the file contains no key. */
export function publicHalf(file: string): string {
  try {
    const input = { key: JSON.parse(readFileSync(file, 'utf8')), format: 'jwk' } as JsonWebKeyInput;
    const { x, crv } = createPublicKey(input).export({ format: 'jwk' });
    if (x && crv === 'Ed25519') return x;
  } catch {}
  throw new PlainError(`${file} holds no Ed25519 key as JWK.`);
}

/** Returns the files of the keys that pages accept: the signing key, and during a rotation the next one. */
export function believedFiles(signing: string): string[] {
  const next = nextKey(signing);
  return existsSync(next) ? [signing, next] : [signing];
}

/** Returns the public halves of these keys. @throws PlainError when a file contains no key. */
export const believedKeys = (signing: string): string[] => believedFiles(signing).map(publicHalf);

/** Writes the accepted keys to the file that the gateway reads. */
export function writePublicKeys({ signing, publicKeys }: KeyPlaces): void {
  if (signing && publicKeys) replaceFile(publicKeys, believedKeys(signing).join('\n'), 0o644);
}

/** Creates the next signing key, and lets pages accept both. Idempotent. */
export function beginSigning(places: KeyPlaces): void {
  const signing = expectFile(places.signing);
  makeKey(nextKey(signing), newSigningKey);
  giveToOwnerOf(signing, nextKey(signing));
  writePublicKeys(places);
}

/** Makes the next key the signing key. @returns the file of the old one. @throws PlainError when no rotation was begun. */
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

/** Replaces the signing key by one that no page accepted before; a begun rotation is dropped. @returns the file of the old key. */
export function replaceSigning(places: KeyPlaces, now: Date): string {
  const signing = expectFile(places.signing);
  const kept = replaceKey(signing, jwkText(newSigningKey()), now);
  rmSync(nextKey(signing), { force: true });
  writePublicKeys(places);
  return kept;
}

/** Replaces the key for pushes. @returns the file of the old one. */
export function replacePush({ push }: KeyPlaces, now: Date): string {
  return replaceKey(expectFile(push, NO_PUSHES), jwkText(newPushKey()), now);
}

/** Replaces the key of the gateway. @returns the file of the old one. */
export function replaceGateway({ gateway }: KeyPlaces, now: Date): string {
  return replaceKey(expectFile(gateway, NOT_KEPT), newGatewayKey(), now);
}

/** Replaces a key file atomically. */
function replaceKey(file: string, secret: string, now: Date): string {
  const kept = keepBeside(file, now);
  replaceFile(file, secret, 0o600);
  return kept;
}

/** Stores a key under a second name, which remains when another key replaces it. */
function keepBeside(file: string, now: Date): string {
  const kept = `${file}.before-${now.toISOString().replace(/[-:]|\.\d+/g, '')}`;
  linkSync(file, kept);
  chmodSync(kept, 0o600);
  return kept;
}

/** @param otherwise the error message when the key is not a file. */
function expectFile(file: string | undefined, otherwise = 'This key is no file.'): string {
  if (file === undefined) throw new PlainError(otherwise);
  if (existsSync(file)) return file;
  throw new PlainError(`${file} isn’t there. The start of the site makes it.`);
}
