import { existsSync, readdirSync } from 'node:fs';

// The rules are derived from the existing folders, so that a new remote, service or API module is restricted from the beginning.
const folders = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];
const remotes = folders('remotes');
const services = folders('services');
/** Packages that others import. */
const packages = [...folders('shared').map((name) => `shared/${name}`), 'dev', 'bench'];
const apiModules = folders('services/api/src/modules');
const featureRooms = ['shell/src', ...remotes.map((name) => `remotes/${name}/src`)];

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid(
      'no-circles',
      'Files don’t import each other in a circle. Merge them, or move the common part into a third file.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid(
      'no-unknown',
      'Every import can be resolved.',
      // The page whose server it is provides its modules.
      { pathNot: '^shared/build/src/hot-reload/report-builds\\.ts$' },
      { couldNotResolve: true, pathNot: '\\.po$|^\\.\\./dist/one-remote/' },
    ),
    forbid(
      'site-without-development-packages',
      '`npm start` installs no devDependencies: what builds or runs the site is in `dependencies`.',
      {
        path: '^(shell|remotes|services|shared|dev)/',
        pathNot:
          '\\.(test|stories)\\.tsx?$|/(test|testing|bench|\\.storybook)/|^dev/src/(checks|reference)/|^services/api/(drizzle|vitest)\\.config\\.ts$',
      },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    ...remotes.map((name) =>
      forbid(
        `remote-${name}`,
        'A remote imports the kit, the contracts, the artwork, rich text and its own files: never the shell, a service or another remote.',
        { path: `^remotes/${name}/src` },
        {
          path: '^(shell|services|e2e|remotes|shared|dev|bench)/',
          pathNot: `^(remotes/${name}/|shared/(kit|contracts|artwork|rich-text)/)`,
        },
      ),
    ),
    forbid(
      'shell-knows-no-remote',
      'The shell never imports a remote or a service.',
      { path: '^shell/src' },
      { path: '^(remotes|services|e2e|dev|bench)/' },
    ),
    ...services.map((name) =>
      forbid(
        `service-${name}`,
        'Services communicate over the network; in code they share only the contracts and the server package.',
        { path: `^services/${name}/src`, pathNot: '\\.test\\.ts$|/src/testing/' },
        {
          path: '^(shell|remotes|e2e|services|shared|dev|bench)/',
          pathNot: `^(services/${name}/|shared/(contracts|server)/)`,
        },
      ),
    ),
    forbid(
      'kit-stands-alone',
      'The kit imports the contracts, and no other package of the repository.',
      { path: '^shared/kit/src' },
      { path: '^(shell|remotes|services|e2e|dev|bench|shared/(build|cli|artwork|rich-text|server))/' },
    ),
    forbid(
      'rich-text-takes-from-the-page',
      'Rich text is compiled into remotes: it imports modules that a page may contain only once from the kit.',
      { path: '^shared/rich-text/src', pathNot: '\\.test\\.tsx?$' },
      {
        path: '^(shell|remotes|services|e2e|dev|bench|shared/(build|cli|artwork))/|/node_modules/(@chakra-ui|@emotion|react-router)',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'contracts-stand-alone',
      'The contracts import no other package of the repository.',
      { path: '^shared/contracts/src' },
      { path: '^(shell|remotes|services|e2e|dev|bench|shared/(kit|build|cli|artwork|rich-text|server))/' },
    ),
    forbid(
      'server-stands-on-contracts',
      'The server package imports the contracts, and no other package of the repository.',
      { path: '^shared/server/src' },
      { path: '^(shell|remotes|services|e2e|dev|bench|shared/(kit|build|cli|artwork|rich-text))/' },
    ),
    forbid(
      'build-knows-no-command',
      'The build presets import contracts and artwork.',
      { path: '^shared/build/src' },
      { path: '^(shell|remotes|services|e2e|dev|bench|shared/(cli|kit|rich-text|server))/' },
    ),
    forbid(
      'cli-imports-build-only',
      'The command for teams imports the build presets and contracts: teams outside have no other package.',
      { path: '^shared/cli/(src|bin)' },
      { path: '^(shell|remotes|services|e2e|dev|bench|shared/(kit|artwork|rich-text|server))/' },
    ),
    forbid(
      'local-site-and-benchmarks',
      'The local site and the benchmarks start built services; in code they import only the tools, the game bridge, the contracts and the server package.',
      { path: '^(dev|bench)/' },
      {
        path: '^(shell|remotes|e2e|services|shared/(kit|artwork|rich-text))/',
        pathNot: '^services/game-bridge/',
      },
    ),
    forbid(
      'benchmarks-are-imported-by-nothing',
      'The benchmarks import the local site; nothing imports them.',
      { path: '^(shell|remotes|services|e2e|shared|dev)/' },
      { path: '^bench/' },
    ),
    ...packages.map((path) =>
      forbid(
        `enter-${path.replaceAll('/', '-')}-by-the-door`,
        'A package is imported only through its exports.',
        { path: '^(shell|remotes|services|e2e|shared|dev|bench)/', pathNot: `^${path}/` },
        {
          path: `^${path}/`,
          dependencyTypes: ['local', 'npm-no-pkg'],
          pathNot: '^shared/kit/package.json$',
        },
      ),
    ),
    ...featureRooms.map((room) =>
      forbid(
        `features-of-${room.replaceAll('/', '-')}`,
        'Features don’t import each other: shared code belongs next to them or into the kit.',
        { path: `^${room}/features/([^/]+)/` },
        { path: `^${room}/features/([^/]+)/`, pathNot: `^${room}/features/$1/` },
      ),
    ),
    ...featureRooms.map((room) =>
      forbid(
        `routes-of-${room.replaceAll('/', '-')}`,
        'Features don’t import routes.',
        { path: `^${room}/features/` },
        { path: `^${room}/(routes/|remote\\.tsx)` },
      ),
    ),
    ...apiModules.flatMap((name) => {
      const folder = `^services/api/src/modules/${name}/`;
      return [
        forbid(
          `api-module-${name}`,
          'An API module uses another through its exported service, never through its repository.',
          { path: '^services/api/src/modules/', pathNot: `${folder}|\\.test\\.ts$` },
          { path: `${folder}.*\\.repository\\.ts$` },
        ),
        // The type of a table counts too: the service that returns the row exports the type.
        forbid(
          `api-tables-${name}`,
          'An API module imports the table of another module only for a foreign key, from a table file.',
          { path: '^services/api/src/modules/', pathNot: `${folder}|\\.(table|test)\\.ts$` },
          { path: `${folder}.*\\.table\\.ts$` },
        ),
      ];
    }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)\\.build/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
