import type { ReleaseFile } from '@boardwalk/contracts';
import { sha384 } from '../../platform/storage/sha384.ts';

/** Whether bytes are those that were announced. */
export function isAnnounced(bytes: Uint8Array, file: ReleaseFile): boolean {
  return bytes.length === file.bytes && sha384(bytes) === file.hash;
}
