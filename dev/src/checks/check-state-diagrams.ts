import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '@boardwalk/build/workspace';
import {
  ACCOUNT_STATES,
  EVENT_TRANSITIONS,
  LISTING_TRANSITIONS,
  PUNISHMENT_KINDS,
  PUNISHMENT_TRANSITIONS,
  STATE_OF_PUNISHMENT,
  STREAM_TRANSITIONS,
  STREAMER_TRANSITIONS,
  SUBMISSION_TRANSITIONS,
  type SubmissionState,
} from '@boardwalk/contracts';

const COMMAND = 'npm run docs';
/** Final states of a submission. */
const LAST: readonly SubmissionState[] = ['withdrawn', 'expired'];

interface Transition {
  by: string;
  from: readonly string[];
  to: string;
}

/** Combines all actions between two states into one arrow. */
function arrows(transitions: Record<string, Transition>): string[] {
  const labels = new Map<string, string[]>();
  for (const [action, { by, from, to }] of Object.entries(transitions)) {
    if (to === 'before') continue;
    for (const state of from) {
      const arrow = `${state} --> ${to}`;
      labels.set(arrow, [...(labels.get(arrow) ?? []), `${action} (${by})`]);
    }
  }
  return [...labels].map(([arrow, actions]) => `    ${arrow}: ${actions.join(', ')}`);
}

function submissions(): string[] {
  const undone = SUBMISSION_TRANSITIONS.undo.from.join(' and ');
  return [
    '# The states of a submission',
    '',
    'Generated from `shared/contracts/src/forms/submission-states.ts`; `npm test` fails when the two differ. Each arrow is labeled with the action and its actor.',
    `\`undo\` leads from ${undone} back to the state before, until the applicant has been notified.`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    '    [*] --> draft',
    ...arrows(SUBMISSION_TRANSITIONS),
    ...LAST.map((state) => `    ${state} --> [*]`),
    '```',
    '',
  ];
}

/** Returns the arrows between account states: a stricter punishment leads on; when the last one of a kind ends, the other active punishments decide. */
function accountArrows(): string[] {
  const stricter = PUNISHMENT_KINDS.filter((kind) => STATE_OF_PUNISHMENT[kind] !== 'active').flatMap(
    (kind) => {
      const to = STATE_OF_PUNISHMENT[kind];
      const milder = ACCOUNT_STATES.slice(0, ACCOUNT_STATES.indexOf(to));
      return milder.map((from) => `    ${from} --> ${to}: ${kind}`);
    },
  );
  const back = ACCOUNT_STATES.flatMap((from, place) =>
    ACCOUNT_STATES.slice(0, place).map((to) => `    ${from} --> ${to}: over`),
  );
  return [...stricter, ...back];
}

function accounts(): string[] {
  return [
    '# The states of an account, and of a punishment',
    '',
    'Generated from `shared/contracts/src/moderation/punishment-states.ts`; `npm test` fails when the two differ.',
    '',
    'The state of an account is that of its strictest active punishment; a warning changes nothing. `over`: the punishment has ended, or was lifted.',
    '',
    '```mermaid',
    'stateDiagram-v2',
    '    [*] --> active',
    ...accountArrows(),
    '```',
    '',
    'A punishment is in force while it is `active` or `appealed`. Each arrow is labeled with the action and its actor; `another` is another moderator than the one who punished.',
    '',
    '```mermaid',
    'stateDiagram-v2',
    '    [*] --> active',
    ...arrows(PUNISHMENT_TRANSITIONS),
    '    ended --> [*]',
    '    lifted --> [*]',
    '```',
    '',
  ];
}

function streamers(): string[] {
  return [
    '# The states of a streamer, and of a stream',
    '',
    'Generated from `shared/contracts/src/streaming/streamer-states.ts`; `npm test` fails when the two differ. Each arrow is labeled with the action and its actor.',
    '',
    '```mermaid',
    'stateDiagram-v2',
    '    [*] --> applied',
    ...arrows(STREAMER_TRANSITIONS),
    '```',
    '',
    'What the schedule announces is `upcoming`; a session is `live` or `ended`, and goes on within ten minutes of its end.',
    '',
    '```mermaid',
    'stateDiagram-v2',
    '    [*] --> upcoming',
    ...arrows(STREAM_TRANSITIONS),
    '    ended --> [*]',
    '```',
    '',
  ];
}

function events(): string[] {
  return [
    '# The states of an event',
    '',
    'Generated from `shared/contracts/src/events/event-states.ts`; `npm test` fails when the two differ. Each arrow is labeled with the action and its actor. `live` and `ended` are',
    'stored nowhere: they follow from the times of a date. One date of a series can be cancelled alone.',
    '',
    '```mermaid',
    'stateDiagram-v2',
    '    [*] --> draft',
    ...arrows(EVENT_TRANSITIONS),
    '    ended --> [*]',
    '    cancelled --> [*]',
    '```',
    '',
  ];
}

function listings(): string[] {
  return [
    '# The states of a listing',
    '',
    'Generated from `shared/contracts/src/estate/listing-states.ts`; `npm test` fails when the two differ. Each arrow is labeled with the action and its actor. A property has one listing',
    'at most that is `active` or `reserved`: the database sees to it.',
    '',
    '```mermaid',
    'stateDiagram-v2',
    '    [*] --> draft',
    ...arrows(LISTING_TRANSITIONS),
    ...['sold', 'rented', 'expired', 'withdrawn'].map((state) => `    ${state} --> [*]`),
    '```',
    '',
  ];
}

const DIAGRAMS: Record<string, () => string[]> = {
  'docs/architecture/diagrams/submission-states.md': submissions,
  'docs/architecture/diagrams/account-states.md': accounts,
  'docs/architecture/diagrams/streamer-states.md': streamers,
  'docs/architecture/diagrams/event-states.md': events,
  'docs/architecture/diagrams/listing-states.md': listings,
};

function written(file: string): string | undefined {
  try {
    return readFileSync(join(ROOT, file), 'utf8');
  } catch {
    return undefined;
  }
}

for (const [file, lines] of Object.entries(DIAGRAMS)) {
  const text = lines().join('\n');
  if (process.argv.includes('--write')) {
    mkdirSync(dirname(join(ROOT, file)), { recursive: true });
    writeFileSync(join(ROOT, file), text);
  } else if (written(file) !== text) {
    console.error(`${file} differs from the contracts. Generate it again: ${COMMAND}`);
    process.exitCode = 1;
  }
}
