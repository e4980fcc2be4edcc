import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SUBMISSION_TRANSITIONS, type SubmissionState } from '@boardwalk/contracts';
import { ROOT } from '../workspace/folders.ts';

const FILE = 'docs/diagrams/submission-states.md';
const COMMAND = 'node shared/tooling/src/checks/check-state-diagrams.ts --write';
/** The states after which a submission doesn't change any more. */
const LAST: readonly SubmissionState[] = ['withdrawn', 'expired'];

/** One arrow for all actions between the same two states. */
function arrows(): string[] {
  const labels = new Map<string, string[]>();
  for (const [action, { by, from, to }] of Object.entries(SUBMISSION_TRANSITIONS)) {
    if (to === 'before') continue;
    for (const state of from) {
      const arrow = `${state} --> ${to}`;
      labels.set(arrow, [...(labels.get(arrow) ?? []), `${action} (${by})`]);
    }
  }
  return [...labels].map(([arrow, actions]) => `    ${arrow}: ${actions.join(', ')}`);
}

function diagram(): string {
  const undone = SUBMISSION_TRANSITIONS.undo.from.join(' and ');
  return [
    '# The states of a submission',
    '',
    'Made from `shared/contracts/src/forms/submission-states.ts`; `npm test` fails when the two differ. Each arrow says the action and who takes it.',
    `\`undo\` leads from ${undone} back to the state before, as long as nobody has told the applicant.`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    '    [*] --> draft',
    ...arrows(),
    ...LAST.map((state) => `    ${state} --> [*]`),
    '```',
    '',
  ].join('\n');
}

function written(): string | undefined {
  try {
    return readFileSync(join(ROOT, FILE), 'utf8');
  } catch {
    return undefined;
  }
}

if (process.argv.includes('--write')) {
  mkdirSync(dirname(join(ROOT, FILE)), { recursive: true });
  writeFileSync(join(ROOT, FILE), diagram());
} else if (written() !== diagram()) {
  console.error(`${FILE} doesn’t show what the contracts say. Write it anew: ${COMMAND}`);
  process.exitCode = 1;
}
