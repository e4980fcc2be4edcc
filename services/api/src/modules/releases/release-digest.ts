import { hash } from 'node:crypto';
import type { ReleaseDescription, ReleaseFile } from '@boardwalk/contracts';
import { sha384 } from '../../platform/storage/file-store.ts';

/**
 * What makes two releases the same: all that was announced, but for when and from which commit it was built, and how small its files
 * become when packed, which differs from one machine to the next.
 */
export function digestOf({ builtAt: _, commit: __, files, ...rest }: ReleaseDescription): string {
  const bytes = Object.entries(files).map(([path, file]) => [path, { bytes: file.bytes, hash: file.hash }]);
  return hash('sha256', JSON.stringify(sorted({ ...rest, files: Object.fromEntries(bytes) })), 'hex');
}

/** The same value with the fields of every object in order: the database doesn't keep theirs. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, inner]) => [key, sorted(inner)]);
}

/** Whether bytes are those that were announced. */
export function isAnnounced(bytes: Uint8Array, file: ReleaseFile): boolean {
  return bytes.length === file.bytes && sha384(bytes) === file.hash;
}
