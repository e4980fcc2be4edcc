import { hash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { containerName, type ReleaseDescription } from '@boardwalk/contracts';
import type { Answer, TestApi } from './test-api.ts';

/** A release with its bytes: an entry that contains the hash of its only chunk, a style sheet and a picture. */
export interface TestRelease {
  description: ReleaseDescription;
  files: Record<string, Buffer>;
}

const sha384 = (bytes: Buffer) => hash('sha384', bytes, 'base64');
const fileOf = (bytes: Buffer) => ({ bytes: bytes.length, packed: bytes.length, hash: sha384(bytes) });

export function makeRelease(
  name: string,
  version: string,
  change: Partial<ReleaseDescription> = {},
  text = `${name} ${version}`,
  extra: Record<string, Buffer> = {},
): TestRelease {
  const chunk = Buffer.from(`export const page = ${JSON.stringify(`${text} `.repeat(60))};`);
  const style = Buffer.from(`.${name} { content: ${JSON.stringify(text)} }`);
  const files: Record<string, Buffer> = {
    'static/page.js': chunk,
    'static/page.css': style,
    'static/picture.avif': Buffer.from([0, 1, 2, 255, ...Buffer.from(text)]),
    'remote.json': Buffer.from(JSON.stringify({ name })),
    'remote-entry.js': Buffer.from(
      `register(${JSON.stringify([chunk, style].map((bytes) => `sha384-${sha384(bytes)}`))});`,
    ),
    ...extra,
  };
  return { files, description: { ...describe(name, version, files), ...change } };
}

function describe(name: string, version: string, files: Record<string, Buffer>): ReleaseDescription {
  return {
    name,
    version,
    kit: '^1.0.0',
    container: containerName(name, version),
    entry: 'remote-entry.js',
    preload: ['static/page.js', 'static/page.css'],
    routes: [{ path: `/${name}`, access: 'public', title: name }],
    navigation: [],
    budgets: { entry: 16_384, page: 61_440 },
    commit: 'abc',
    builtAt: '2026-11-01T00:00:00.000Z',
    builtWithKit: '1.0.0',
    bundled: [],
    files: Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, fileOf(bytes)])),
  };
}

/** Uploads one file of an announced release. */
export async function sendFile(
  api: TestApi,
  token: string,
  { description: { name, version } }: TestRelease,
  path: string,
  bytes: Buffer,
) {
  const target = `/api/releases/${name}/${version}/files?path=${encodeURIComponent(path)}`;
  return api.call(`PUT ${target}`, { token, bytes });
}

/** Publishes a release in the same steps as the release command. @returns the response of the step that failed, or of the last one. */
export async function publishRelease(api: TestApi, token: string, release: TestRelease): Promise<Answer> {
  const { name, version } = release.description;
  const announced = await api.call('POST /api/releases', { token, body: release.description });
  if (announced.status !== 200) return announced;
  for (const path of announced.body.missing) {
    const sent = await sendFile(api, token, release, path, release.files[path] ?? Buffer.alloc(0));
    if (sent.status !== 204) return sent;
  }
  return api.call(`POST /api/releases/${name}/${version}/publish`, { token });
}

/** Writes a release as the build does, and makes it the current version of its remote. */
export function writeBundled(folder: string, { description, files }: TestRelease): void {
  const { name, version } = description;
  for (const [path, bytes] of Object.entries(files)) {
    const target = join(folder, name, version, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
  writeFileSync(join(folder, name, version, 'release.json'), JSON.stringify(description));
  writeFileSync(join(folder, name, 'current'), `${version}\n`);
}
