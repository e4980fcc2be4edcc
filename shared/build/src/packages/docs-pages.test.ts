import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pageOf, writeDocs } from './docs-pages.ts';

it('links pages among themselves, and leaves out links to files of the repository', () => {
  const html = pageOf(
    'A title',
    '## The form: `Form`\n\n[kit](kit.md#form), [team](./a-team-outside.md), [source](../../shared/kit/src/index.ts), [web](https://example.com/a)',
  );
  expect(html).toContain('<h2 id="the-form-form">The form: <code>Form</code></h2>');
  expect(html).toContain(
    '<a href="kit.html#form">kit</a>, <a href="index.html">team</a>, source, <a href="https://example.com/a">web</a>',
  );
});

it('writes every page, and no link to a heading that another page lacks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-docs-'));
  writeDocs(folder);
  const names = readdirSync(join(folder, 'docs')).filter((name) => name.endsWith('.html'));
  expect(names.sort()).toEqual([
    'backends.html',
    'index.html',
    'kit-reference.html',
    'kit.html',
    'releases.html',
    'remote-settings.html',
    'rich-text-reference.html',
    'slots.html',
  ]);
  const pages = new Map(names.map((name) => [name, readFileSync(join(folder, 'docs', name), 'utf8')]));
  const broken = [...pages].flatMap(([name, html]) =>
    [...html.matchAll(/<a href="([^"#:]*)#([^"]+)"/g)]
      .filter(([, page, id]) => !pages.get(page || name)?.includes(`id="${id}"`))
      .map(([, page, id]) => `${name}: ${page}#${id}`),
  );
  expect(broken).toEqual([]);
  rmSync(folder, { recursive: true });
});
