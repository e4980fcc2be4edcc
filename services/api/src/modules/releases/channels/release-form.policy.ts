import {
  type Finding,
  isPackedForm,
  MAX_RELEASE_FILE_BYTES,
  type ReleaseDescription,
} from '@boardwalk/contracts';

/** Maximum size of a release, in bytes: enough for pictures, not for films. */
const MAX_RELEASE_BYTES = 256 * 1024 * 1024;

/** Returns reasons against storing a release, independent of other releases. */
export function formFindings({ entry, preload, files }: ReleaseDescription): Finding[] {
  const paths = Object.keys(files);
  const known = new Set(paths);
  const total = Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
  const folders = new Set(paths.flatMap(foldersOf));
  return [
    ...[entry, ...preload].filter((path) => !Object.hasOwn(files, path)).map(missing),
    ...paths.filter((path) => path === 'release.json' || madeHere(path, known)).map(reserved),
    ...paths.filter((path) => folders.has(path)).map(fileAndFolder),
    ...paths.filter((path) => (files[path]?.bytes ?? 0) > MAX_RELEASE_FILE_BYTES).map(tooLarge),
    ...(total > MAX_RELEASE_BYTES ? [allTooLarge(total)] : []),
  ];
}

/** Returns parent folders: `a/b/c.js` → `a`, `a/b`. */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

function madeHere(path: string, known: ReadonlySet<string>): boolean {
  return isPackedForm(path) && known.has(path.slice(0, -3));
}

function missing(path: string): Finding {
  return {
    code: 'files-missing',
    where: 'release.json, files',
    what: `It has no hash for ${path}.`,
    mend: 'Build it again with the release command; don’t edit release.json.',
  };
}

function reserved(path: string): Finding {
  return {
    code: 'file-reserved',
    where: `release.json, files, ${path}`,
    what: 'This file is made by the site when it stores a release.',
    mend: 'Leave it out of the list of files.',
  };
}

function fileAndFolder(path: string): Finding {
  return {
    code: 'file-and-folder',
    where: `release.json, files, ${path}`,
    what: 'It is named both as a file and as a folder.',
    mend: 'Give one of the two another name.',
  };
}

function tooLarge(path: string): Finding {
  return {
    code: 'file-too-large',
    where: path,
    what: `The file is larger than ${MAX_RELEASE_FILE_BYTES / 1024 / 1024} MB.`,
    mend: 'Split it, or serve it from somewhere else.',
  };
}

function allTooLarge(total: number): Finding {
  return {
    code: 'release-too-large',
    where: 'release.json, files',
    what: `The files have ${total} bytes together; the limit is ${MAX_RELEASE_BYTES}.`,
    mend: 'Leave out what its pages don’t need.',
  };
}
