import { hash } from 'node:crypto';
import type { ReleaseDescription, ReleaseFile } from '@boardwalk/contracts';
import { sha384 } from '../../platform/storage/file-store.ts';

/**
 * Returns a hash that identifies a release: of everything announced, except build time and commit, and compressed sizes, which differ between
 * machines.
 */
export function digestOf({ builtAt: _, commit: __, files, ...rest }: ReleaseDescription): string {
  const bytes = Object.entries(files).map(([path, file]) => [path, { bytes: file.bytes, hash: file.hash }]);
  return hash('sha256', JSON.stringify(sorted({ ...rest, files: Object.fromEntries(bytes) })), 'hex');
}

/** Sorts the fields of every object, because the database doesn't preserve their order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, inner]) => [key, sorted(inner)]);
}

/** Whether bytes match the announced size and hash. */
export function isAnnounced(bytes: Uint8Array, file: ReleaseFile): boolean {
  return bytes.length === file.bytes && sha384(bytes) === file.hash;
}
