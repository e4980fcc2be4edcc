import { hash } from 'node:crypto';

/** SHA-384 in base64, as release descriptions have it and objects carry it. */
export function sha384(bytes: Uint8Array): string {
  return hash('sha384', bytes, 'base64');
}
