import type { AuditEntry } from '@boardwalk/contracts';
import { z } from 'zod';
import { defineVerb } from '../verb.ts';

export const history = defineVerb({
  usage: 'history <remote> [--limit 20]',
  does: 'lists the changes of a remote’s releases, newest first',
  operands: { least: 1, most: 1 },
  flags: { limit: { type: 'string' } },
  options: z.object({ limit: z.coerce.number('A number.').int().min(1).max(100).default(20) }),
  async run({ operands: [name = ''], options: { limit }, site }) {
    const { items } = await site().call('GET /api/releases/:name/history', {
      params: { name },
      query: { limit },
    });
    return {
      json: items,
      lines: items.length > 0 ? items.map(historyLine) : [`Nothing has happened to ${name} yet.`],
    };
  },
});

/** Returns an entry as one line: `2026-11-01T12:00:00.000Z rolled-back 1.1.0 by ci (live 1.1.0 → 1.0.0)`. */
export function historyLine({ at, action, actor, before, after }: AuditEntry): string {
  const what = [action.replace(/^release\./, ''), after?.version].filter(Boolean).join(' ');
  const changes = Object.keys({ ...before, ...after })
    .filter((key) => before !== null && after !== null && key in before && before[key] !== after[key])
    .map((key) => `${key} ${shown(before?.[key])} → ${shown(after?.[key])}`);
  const reason = typeof after?.reason === 'string' ? [`“${after.reason}”`] : [];
  const details = [...changes, ...reason];
  return `${at}  ${what}  by ${actor?.fullName ?? 'the site itself'}${details.length > 0 ? `  (${details.join(', ')})` : ''}`;
}

const shown = (value: unknown) => (value === null || value === undefined ? 'nothing' : String(value));
