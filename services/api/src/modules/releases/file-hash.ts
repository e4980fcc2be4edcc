import { hash } from 'node:crypto';
import type { ReleaseFile } from '@boardwalk/contracts';

/** SHA-384 in base64, as release descriptions have it. */
export function sha384(bytes: Uint8Array): string {
  return hash('sha384', bytes, 'base64');
}

/** Whether bytes are those that were announced. */
export function isAnnounced(bytes: Uint8Array, file: ReleaseFile): boolean {
  return bytes.length === file.bytes && sha384(bytes) === file.hash;
}
