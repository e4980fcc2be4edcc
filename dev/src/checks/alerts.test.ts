import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const OPERATIONS = join(import.meta.dirname, '../../../docs/self-hosting');
const rules = readFileSync(join(OPERATIONS, 'monitoring/alerts.yml'), 'utf8');
const runbook = readFileSync(join(OPERATIONS, 'metrics.md'), 'utf8');
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);

it('describes the remedy of each alert, and no other', () => {
  expect(alerts.length).toBeGreaterThan(5);
  const table = runbook.split('\n## ').find((section) => section.startsWith('Alerts')) ?? '';
  expect([...table.matchAll(/^\| `(\w+)` /gm)].map(([, name]) => name)).toEqual(alerts);
});

it('has rules for documented metrics only', () => {
  const figures = [
    ...rules.matchAll(
      /\b(http_request_duration_seconds|[a-z]+_[a-z_]+|jobs)(?:_count|_bucket)?(?=\{|\[|\)| >)/g,
    ),
  ].map(([, name = '']) => name.replace(/_(count|bucket)$/, ''));
  expect(new Set(figures).size).toBeGreaterThan(5);
  const described = (name: string) => /^(nodejs|process)_/.test(name) || runbook.includes(`\`${name}\``);
  expect(figures.filter((name) => !described(name))).toEqual([]);
});
