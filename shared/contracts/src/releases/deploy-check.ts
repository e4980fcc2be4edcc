import { PERMISSION_GROUP_NAMES } from '../access/permission-groups.ts';
import { PERMISSIONS } from '../access/permissions.ts';
import { containerName } from './container-name.ts';
import { kitFits } from './kit-range.ts';
import type { Finding } from './managed-remote.ts';
import { isForServers, type ReleaseDescription } from './release-description.ts';
import { declaredKeys } from './remote-declarations.ts';
import type { RemoteManifest } from './remote-manifest.ts';

/** Packages that must be shared: a page holds one copy, the shell's. A remote that bundles one would add a second. */
const ONE_COPY = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  '@boardwalk/kit',
  '@chakra-ui/react',
  '@emotion/react',
  '@tanstack/react-query',
  'zustand',
];

/** Upper limits of a remote's own budgets, in bytes after brotli. */
const MAX_BUDGETS = { entry: 24 * 1024, page: 200 * 1024 };

/** Live state that a new release is checked against. */
export interface LiveSite {
  /** Kit versions of all shells that open pages may run. */
  kits: readonly string[];
  /** The other remotes, in every version that is served to someone. */
  others: readonly Pick<RemoteManifest, 'name' | 'routes' | 'navigation'>[];
  /** Paths that the shell serves itself. */
  shellPaths: readonly string[];
  /** Origins of the site and of sign-in: in a frame of a remote, users would mistake them for the real pages. */
  ownOrigins: readonly string[];
}

/** Returns all reasons not to deploy a release, each with location, problem and fix. The release can be deployed if there are none. */
export function deployFindings(release: ReleaseDescription, site: LiveSite): Finding[] {
  return [
    ...kitFindings(release, site),
    ...exposureFindings(release),
    ...routeFindings(release, site),
    ...navigationFindings(release, site),
    ...copyFindings(release),
    ...budgetFindings(release),
    ...embedFindings(release, site),
    ...permissionFindings(release),
    ...declarationFindings(release),
    ...slotFindings(release),
  ];
}

function kitFindings({ kit, builtWithKit }: ReleaseDescription, { kits }: LiveSite): Finding[] {
  const findings = [...new Set(kits)]
    .filter((live) => !kitFits(kit, live))
    .map((live) => {
      const older = compare(live, kit.replace('^', '')) < 0;
      return {
        code: older ? 'kit-too-new' : 'kit-too-old',
        where: 'remote.json, kit',
        what: `It needs kit ${kit}, and a shell with kit ${live} is still live.`,
        mend: older
          ? `Release a shell with that kit first and wait until the old one is gone, or build against kit ${live}.`
          : `Build it against kit ${live} and name ^${live} in remote.json.`,
      };
    });
  if (findings.length > 0 || kitFits(kit, builtWithKit)) return findings;
  return [
    {
      code: 'kit-unlike-build',
      where: 'remote.json, kit',
      what: `It names kit ${kit}, but was built with kit ${builtWithKit}.`,
      mend: `Name ^${builtWithKit}, or update the packages and build it again.`,
    },
  ];
}

function compare(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number));
  const index = [0, 1, 2].find((part) => a?.[part] !== b?.[part]);
  return index === undefined ? 0 : (a?.[index] ?? 0) - (b?.[index] ?? 0);
}

function exposureFindings(release: ReleaseDescription): Finding[] {
  const findings: Finding[] = [];
  const missing = [release.entry, ...release.preload].filter((file) => !(file in release.files));
  if (missing.length > 0)
    findings.push({
      code: 'files-missing',
      where: 'release.json, files',
      what: `It has no hash for ${missing.join(', ')}.`,
      mend: 'Build it again with the release command; don’t edit release.json.',
    });
  if (release.container !== containerName(release.name, release.version))
    findings.push({
      code: 'container-misnamed',
      where: 'release.json, container',
      what: `Its entry registers itself as "${release.container}" instead of "${containerName(release.name, release.version)}", so two versions of it could meet in one page.`,
      mend: 'Build it with the remote preset, which names it.',
    });
  return findings;
}

/** Normalizes a path for ownership checks: parameter names don't matter. */
const shapeOf = (path: string) => path.replace(/:[A-Za-z]+/g, ':');

function routeFindings(release: ReleaseDescription, { others, shellPaths }: LiveSite): Finding[] {
  const owners = new Map<string, string>();
  for (const path of shellPaths) owners.set(shapeOf(path), 'the shell');
  for (const { name, routes } of others)
    if (name !== release.name)
      for (const { path } of routes) owners.set(shapeOf(path), `the remote "${name}"`);
  const own = new Set<string>();
  return release.routes.flatMap(({ path }) => {
    const shape = shapeOf(path);
    const owner =
      owners.get(shape) ?? (own.has(shape) ? `"${release.name}" itself, a second time` : undefined);
    own.add(shape);
    if (!owner) return [];
    return {
      code: 'path-taken',
      where: `remote.json, routes, ${path}`,
      what: `"${release.name}" claims ${path}, which belongs to ${owner}.`,
      mend: 'Choose another path, or let the other owner give it up and release that first.',
    };
  });
}

function navigationFindings(release: ReleaseDescription, { others }: LiveSite): Finding[] {
  const own = new Set(release.routes.map(({ path }) => path));
  return release.navigation.flatMap(({ to }) => {
    const rival = others.find(
      ({ name, navigation }) => name !== release.name && navigation.some((link) => link.to === to),
    );
    const where = `remote.json, navigation, ${to}`;
    if (rival)
      return {
        code: 'link-taken',
        where,
        what: `The link to ${to} is brought by the remote "${rival.name}" already.`,
        mend: 'Leave it out of one of the two.',
      };
    if (own.has(to)) return [];
    return {
      code: 'link-astray',
      where,
      what: `It leads to ${to}, which is none of the remote’s own pages.`,
      mend: 'Lead to one of its routes, or add the route.',
    };
  });
}

function copyFindings({ bundled }: ReleaseDescription): Finding[] {
  return bundled
    .filter((name) => ONE_COPY.includes(name))
    .map((name) => ({
      code: 'second-copy',
      where: `the bundle, ${name}`,
      what: `It brings a copy of ${name}; a page must have one, the shell’s.`,
      mend: `Import it from @boardwalk/kit (React from react), and take ${name} out of the remote’s own dependencies.`,
    }));
}

function embedFindings({ embeds = [] }: ReleaseDescription, { ownOrigins }: LiveSite): Finding[] {
  return embeds
    .filter(({ origin }) => ownOrigins.includes(origin))
    .map(({ name, origin }) => ({
      code: 'embed-own',
      where: `remote.json, embeds, ${name}`,
      what: `${origin} is the site itself or where people sign in, which no remote shows in a frame.`,
      mend: 'Leave it out, and link to the page instead.',
    }));
}

/** Permissions have the remote's name, so that two remotes can't claim one, and calls need only declared ones. */
/** Permissions that pages, links and actions of a remote need, with their place in `remote.json`. */
function pagePermissionsOf({ routes, navigation, actions = [] }: ReleaseDescription) {
  return [
    ...routes.map(({ path, access }) => ({
      where: `routes, ${path}`,
      permission: typeof access === 'object' && 'permission' in access ? access.permission : undefined,
    })),
    ...navigation.map(({ to, permission }) => ({ where: `navigation, ${to}`, permission })),
    ...actions.map(({ path, permission }) => ({ where: `actions, ${path}`, permission })),
  ];
}

/** Names of permissions of the site, and of their groups. */
const SITE_PERMISSIONS: readonly string[] = [...PERMISSIONS, ...PERMISSION_GROUP_NAMES];

function permissionFindings(release: ReleaseDescription): Finding[] {
  const { name, permissions = [], backend } = release;
  const declared = new Set(permissions.map(({ key }) => key));
  const taken = permissions
    .filter(({ key }) => (PERMISSIONS as readonly string[]).includes(key))
    .map(({ key }) => ({
      code: 'permission-taken',
      where: `remote.json, permissions, ${key}`,
      what: `${key} is a permission of the site.`,
      mend: 'Choose another word.',
    }));
  const foreign = permissions
    .filter(({ key }) => !key.startsWith(`${name}.`))
    .map(({ key }) => ({
      code: 'permission-foreign',
      where: `remote.json, permissions, ${key}`,
      what: `${key} doesn’t begin with the name of this remote.`,
      mend: `Call it ${name}.${key.slice(key.indexOf('.') + 1)}.`,
    }));
  const undeclared = (backend?.calls ?? []).flatMap(({ call, access }) =>
    typeof access === 'object' && !declared.has(access.permission)
      ? {
          code: 'permission-undeclared',
          where: `remote.json, backend, ${call}`,
          what: `It needs ${access.permission}, which isn’t in permissions.`,
          mend: 'Declare it in permissions, with a label.',
        }
      : [],
  );
  const unknown = pagePermissionsOf(release).flatMap(({ where, permission }) =>
    permission === undefined || declared.has(permission) || SITE_PERMISSIONS.includes(permission)
      ? []
      : {
          code: 'permission-undeclared',
          where: `remote.json, ${where}`,
          what: `It needs ${permission}, which isn’t a permission of the site, nor in permissions.`,
          mend: 'Declare it in permissions, with a label.',
        },
  );
  return [...taken, ...foreign, ...undeclared, ...unknown];
}

/** Declarations have the remote's name, each key is used once in its list, and they need only declared permissions. */
function declarationFindings(release: ReleaseDescription): Finding[] {
  const { name, permissions = [], inbox = [], topics = [] } = release;
  const keys = declaredKeys(release);
  const foreign = keys
    .filter(({ key }) => !key.startsWith(`${name}.`))
    .map(({ list, key }) => ({
      code: 'key-foreign',
      where: `remote.json, ${list}, ${key}`,
      what: `${key} doesn’t begin with the name of this remote.`,
      mend: `Call it ${name}.${key.slice(key.indexOf('.') + 1)}.`,
    }));
  const twice = keys
    .filter(({ list, key }, place) =>
      keys.slice(0, place).some((other) => other.list === list && other.key === key),
    )
    .map(({ list, key }) => ({
      code: 'key-twice',
      where: `remote.json, ${list}, ${key}`,
      what: `${key} is declared twice.`,
      mend: 'Declare it once.',
    }));
  const declared = new Set(permissions.map(({ key }) => key));
  const needs = [
    ...inbox.map(({ kind, permission }) => ({ where: `inbox, ${kind}`, permission })),
    ...topics.flatMap(({ topic, access }) =>
      typeof access === 'object' ? { where: `topics, ${topic}`, permission: access.permission } : [],
    ),
  ];
  const undeclared = needs
    .filter(({ permission }) => !declared.has(permission))
    .map(({ where, permission }) => ({
      code: 'permission-undeclared',
      where: `remote.json, ${where}`,
      what: `It needs ${permission}, which isn’t in permissions.`,
      mend: 'Declare it in permissions, with a label.',
    }));
  return [...foreign, ...twice, ...undeclared];
}

/** Slots are filled by exposed modules, lead to pages of the remote, and need permissions that exist. */
function slotFindings({
  slots = [],
  modules = {},
  routes,
  files,
  permissions = [],
}: ReleaseDescription): Finding[] {
  const own = new Set(routes.map(({ path }) => path));
  const known = new Set<string>([...PERMISSIONS, ...permissions.map(({ key }) => key)]);
  return slots.flatMap(({ slot, module, to, access }) => {
    const where = `remote.json, slots, ${slot}`;
    const findings: Finding[] = [];
    const needed = Object.hasOwn(modules, module) ? modules[module] : undefined;
    if (!needed?.every((file) => Object.hasOwn(files, file)))
      findings.push({
        code: 'module-missing',
        where,
        what: `The release doesn’t expose ${module}.`,
        mend: `Write src/slots/${module.slice(2)}.tsx, and build it again with the release command.`,
      });
    if (to !== undefined && !own.has(to))
      findings.push({
        code: 'slot-astray',
        where,
        what: `Its row leads to ${to}, which is none of the remote’s own pages.`,
        mend: 'Lead to one of its routes, or add the route.',
      });
    if (typeof access === 'object' && !known.has(access.permission))
      findings.push({
        code: 'permission-undeclared',
        where,
        what: `It needs ${access.permission}, which is neither a permission of the site nor in permissions.`,
        mend: 'Declare it in permissions, with a label.',
      });
    return findings;
  });
}

function budgetFindings({ budgets, entry, preload, files }: ReleaseDescription): Finding[] {
  const sizes = {
    entry: files[entry]?.packed ?? 0,
    page: preload.reduce((sum, file) => sum + (files[file]?.packed ?? 0), 0),
  };
  return (['entry', 'page'] as const).flatMap((part) => {
    const findings: Finding[] = [];
    if (budgets[part] > MAX_BUDGETS[part])
      findings.push({
        code: 'budget-too-large',
        where: `remote.json, budgets.${part}`,
        what: `The budget of ${budgets[part]} bytes is above the site’s limit of ${MAX_BUDGETS[part]}.`,
        mend: 'Lower it. Load what is needed later with lazy().',
      });
    if (sizes[part] > budgets[part])
      findings.push({
        code: 'budget-broken',
        where: part === 'entry' ? entry : preload.join(', '),
        what: `The ${part} weighs ${sizes[part]} bytes after brotli; its budget is ${budgets[part]}.`,
        mend: 'Load what the first page doesn’t need with lazy(), or raise the budget in remote.json and say why.',
      });
    return findings;
  });
}

/**
 * Returns scripts and styles whose hash isn't in the entry. The entry's own hash is signed and thereby covers the hashes in it; a file missing there
 * would run unverified. Server files are exempt, because browsers never load them.
 */
export function filesWithoutIntegrity(
  release: Pick<ReleaseDescription, 'entry' | 'files'>,
  entryText: string,
): string[] {
  return Object.entries(release.files)
    .filter(([path]) => /\.(js|css)$/.test(path) && path !== release.entry && !isForServers(path))
    .filter(([, { hash }]) => !entryText.includes(`sha384-${hash}`))
    .map(([path]) => path);
}

/** Creates the finding for files returned by {@link filesWithoutIntegrity}. */
export function integrityFindings(files: readonly string[]): Finding[] {
  return files.map((file) => ({
    code: 'hash-missing',
    where: file,
    what: 'Its hash does not stand in the entry, so a browser would run it unchecked.',
    mend: 'Build it with the remote preset; leave `security.sri` switched on.',
  }));
}
