import { UsageError } from '@boardwalk/build/command';
import { REMOTE_NAME, type RemoteManifest, SHELL_ROUTES } from '@boardwalk/contracts';

/** A remote to be. */
export interface RemotePlan {
  name: string;
  title: string;
  path: string;
  /** Where its link stands among the others. */
  order: number;
}

interface Wish {
  name: string;
  title?: string;
  path?: string;
}

type Neighbour = Pick<RemoteManifest, 'name' | 'routes' | 'navigation'>;

/** Letters of any language and what stands between words: nothing that means something in code, in JSON or in a catalogue. */
const TITLE = /^[\p{L}\p{N}][\p{L}\p{N} .,&’-]{0,29}$/u;
/** What the gateway answers by itself. */
const GATEWAY_PATHS = [
  '/api',
  '/assets',
  '/packages',
  '/brand',
  '/remotes',
  '/release-set',
  '/service-worker.js',
  '/healthz',
];
/** In reports this name means the shell itself. */
const TAKEN_NAMES = ['shell'];

/** Checks a wish against the rules and the neighbours. @throws UsageError that says what speaks against it. */
export function planRemote(wish: Wish, neighbours: readonly Neighbour[]): RemotePlan {
  const { name } = wish;
  if (!REMOTE_NAME.test(name))
    throw new UsageError(
      `"${name}" can't name a remote. Use lower case letters, digits and dashes, such as real-estate.`,
    );
  if (TAKEN_NAMES.includes(name) || neighbours.some((neighbour) => neighbour.name === name))
    throw new UsageError(`There is a "${name}" already. Choose another name.`);
  const title = wish.title ?? titleOf(name);
  if (!TITLE.test(title))
    throw new UsageError(`"${title}" can't be its title. Use up to 30 letters, digits, spaces and . , & ’ -`);
  const path = wish.path ?? `/${name}`;
  if (!/^(\/[a-z0-9-]+)+$/.test(path))
    throw new UsageError(`"${path}" can't be its path. Paths look like /shop or /city/shop.`);
  const owner = ownerOf(path, neighbours);
  if (owner) throw new UsageError(`${path} belongs to ${owner}. Name another one: --path /${name}-2`);
  const orders = neighbours.flatMap(({ navigation }) => navigation).map(({ order }) => order);
  return { name, title, path, order: Math.max(90, ...orders) + 10 };
}

/** Who serves a path; undefined when nobody does. */
function ownerOf(path: string, neighbours: readonly Neighbour[]): string | undefined {
  if (Object.values(SHELL_ROUTES).some((route) => route.path === path)) return 'the shell';
  if (GATEWAY_PATHS.some((taken) => path === taken || path.startsWith(`${taken}/`))) return 'the gateway';
  const neighbour = neighbours.find(({ routes }) => routes.some((route) => route.path === path));
  return neighbour && `the remote "${neighbour.name}"`;
}

/** `real-estate` → `Real estate`. */
function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1, 30);
}
