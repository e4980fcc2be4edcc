import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Marked, type Tokens } from 'marked';
import { ROOT } from '../workspace/folders.ts';

const SOURCES = 'docs/developers';
/** The pages for teams outside, in the order of the navigation; the first is the index. */
const PAGES = [
  ['a-team-outside', 'A team outside'],
  ['kit', 'The kit'],
  ['kit-reference', 'Reference of the kit'],
  ['rich-text-reference', 'Reference of rich text'],
  ['backends', 'The backend of a remote'],
  ['slots', 'Slots'],
  ['remote-settings', 'Settings of a remote'],
  ['releases', 'Releases'],
] as const;

const STYLE = `:root { color-scheme: light dark; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; padding-block: 0.5rem; border-bottom: 1px solid; }
pre, table { overflow-x: auto; }
pre { padding: 1rem; border: 1px solid; border-radius: 0.5rem; overflow-wrap: normal; }
code { font-size: 0.9em; }
table { display: block; border-collapse: collapse; }
th, td { padding: 0.375rem 0.75rem; border: 1px solid; text-align: start; vertical-align: top; }
h2, h3 { margin-top: 2.5rem; }
`;

/** Writes the documentation for teams outside as HTML, which the site serves under `/packages/docs/`. */
export function writeDocs(outDir: string): void {
  const folder = join(outDir, 'docs');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'docs.css'), STYLE);
  for (const [name, title] of PAGES) {
    const text = readFileSync(join(ROOT, SOURCES, `${name}.md`), 'utf8');
    writeFileSync(join(folder, fileOf(name)), pageOf(title, text));
  }
}

const fileOf = (name: string) => (name === PAGES[0][0] ? 'index.html' : `${name}.html`);

/** Returns a page as HTML. */
export function pageOf(title: string, markdown: string): string {
  const links = PAGES.map(([name, label]) => `<a href="${fileOf(name)}">${label}</a>`).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Boardwalk</title>
<link rel="stylesheet" href="docs.css">
</head>
<body>
<nav aria-label="Pages">
${links}
</nav>
<main>
${createMarked().parse(markdown, { async: false })}</main>
</body>
</html>
`;
}

function createMarked(): Marked {
  return new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        return `<h${depth} id="${slugOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const label = this.parser.parseInline(tokens);
        const target = publishedAt(href);
        return target === undefined ? label : `<a href="${target}">${label}</a>`;
      },
    },
  });
}

/** Returns the address of a link; undefined if it leads to a file of the repository, which teams outside don't have. */
function publishedAt(href: string): string | undefined {
  if (/^(https?:|#)/.test(href)) return href;
  const [path = '', fragment] = href.split('#');
  const page = PAGES.find(([name]) => `${name}.md` === basename(path));
  return page && (fragment === undefined ? fileOf(page[0]) : `${fileOf(page[0])}#${fragment}`);
}

/** Returns the fragment of a heading, as on GitHub. */
const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
