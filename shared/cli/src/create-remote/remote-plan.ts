import { UsageError } from '@boardwalk/build/command';
import { REMOTE_NAME, type RemoteManifest, SHELL_ROUTES } from '@boardwalk/contracts';

/** Properties of a new remote. */
export interface RemotePlan {
  name: string;
  title: string;
  path: string;
  /** Position of its link in the navigation. */
  order: number;
}

interface Wish {
  name: string;
  title?: string;
  path?: string;
}

type Neighbour = Pick<RemoteManifest, 'name' | 'routes' | 'navigation'>;

/** Letters of any language, digits and punctuation without a meaning in code, JSON or a catalogue. */
const TITLE = /^[\p{L}\p{N}][\p{L}\p{N} .,&’-]{0,29}$/u;
/** Paths that the gateway serves itself. */
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
/** In reports this name means the shell. */
const TAKEN_NAMES = ['shell'];

/** Checks the wanted properties against the rules and the existing remotes. @throws UsageError with the reason. */
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

/** Returns the owner of a path; undefined when it is free. */
function ownerOf(path: string, neighbours: readonly Neighbour[]): string | undefined {
  if (Object.values(SHELL_ROUTES).some((route) => route.path === path)) return 'the shell';
  if (GATEWAY_PATHS.some((taken) => path === taken || path.startsWith(`${taken}/`))) return 'the gateway';
  const neighbour = neighbours.find(({ routes }) => routes.some((route) => route.path === path));
  return neighbour && `the remote "${neighbour.name}"`;
}

/** `real-estate` → `Real estate`. */
function titleOf(name: string): string {
  const title = name.replaceAll('-', ' ').trim();
  return title.charAt(0).toUpperCase() + title.slice(1, 30);
}
