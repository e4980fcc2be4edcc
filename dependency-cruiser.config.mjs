import { existsSync, readdirSync } from 'node:fs';

// Who may touch what, drawn from the folders that are there: a new remote, service or API module is fenced on its first day.
const folders = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];
const remotes = folders('remotes');
const services = folders('services');
/** The packages that others import. */
const packages = [...folders('shared').map((name) => `shared/${name}`), 'dev', 'bench'];
const apiModules = folders('services/api/src/modules');
const featureRooms = ['shell/src', ...remotes.map((name) => `remotes/${name}/src`)];

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid(
      'no-circles',
      'Two files that need each other are one thing, or need a third.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid(
      'no-unknown',
      'Every import leads somewhere.',
      {},
      { couldNotResolve: true, pathNot: '\\.po$|^\\.\\./dist/one-remote/' },
    ),
    ...remotes.map((name) =>
      forbid(
        `remote-${name}`,
        'A remote imports the kit, the contracts, drawings, rich text and its own files: never the shell, a service or another remote.',
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
        'Services talk over the wire; in code they share the contracts, and what every server of the site does alike.',
        { path: `^services/${name}/src`, pathNot: '\\.test\\.ts$|/src/testing/' },
        {
          path: '^(shell|remotes|e2e|services|shared|dev|bench)/',
          pathNot: `^(services/${name}/|shared/(contracts|server)/)`,
        },
      ),
    ),
    forbid(
      'kit-stands-alone',
      'The kit knows contracts and nothing else of the house.',
      { path: '^shared/kit/src' },
      { path: '^(shell|remotes|services|e2e|dev|bench|shared/(build|cli|artwork|rich-text|server))/' },
    ),
    forbid(
      'rich-text-takes-from-the-page',
      'Rich text is compiled into remotes: what a page has one of, it takes from the kit.',
      { path: '^shared/rich-text/src', pathNot: '\\.test\\.tsx?$' },
      {
        path: '^(shell|remotes|services|e2e|dev|bench|shared/(build|cli|artwork))/|/node_modules/(@chakra-ui|@emotion|react-router)',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'contracts-stand-alone',
      'The contracts know nobody.',
      { path: '^shared/contracts/src' },
      { path: '^(shell|remotes|services|e2e|dev|bench|shared/(kit|build|cli|artwork|rich-text|server))/' },
    ),
    forbid(
      'server-stands-on-contracts',
      'What servers do alike knows contracts and nothing else of the house.',
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
      'cli-stands-on-build',
      'The command for teams imports the build presets and contracts: a team outside has nothing else.',
      { path: '^shared/cli/(src|bin)' },
      { path: '^(shell|remotes|services|e2e|dev|bench|shared/(kit|artwork|rich-text|server))/' },
    ),
    forbid(
      'local-site-and-benchmarks',
      'The local site and the benchmarks start what was built; in code they use the tools, the game bridge and what servers share.',
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
        'A package is entered by its exports alone.',
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
        'Features don’t import each other: what two need belongs beside them or into the kit.',
        { path: `^${room}/features/([^/]+)/` },
        { path: `^${room}/features/([^/]+)/`, pathNot: `^${room}/features/$1/` },
      ),
    ),
    ...featureRooms.map((room) =>
      forbid(
        `routes-of-${room.replaceAll('/', '-')}`,
        'Features know nothing of routes.',
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
        // A type of a table counts too: the service that returns the row exports the type.
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
    exclude: { path: '(^|/)(node_modules|\\.build)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
