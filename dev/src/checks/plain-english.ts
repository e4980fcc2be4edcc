import { type Expression, type Program, parseSync, Visitor } from 'oxc-parser';

/** A text of the project: a comment, an endpoint's summary, the title of a test or a line of the documentation. */
export interface ProjectText {
  /** Line of its first character, beginning with 1. */
  line: number;
  text: string;
}

interface PrivateWord {
  pattern: RegExp;
  /** Standard expression. */
  use: string;
  reason: string;
}

/** Words that readers of the code stumbled over: they are English, but not used in this way. */
export const PRIVATE_WORDS: readonly PrivateWord[] = [
  { pattern: /\b(anew|once more)\b/i, use: 'again', reason: 'Literary.' },
  {
    pattern: /\b(whoever|whomever|of whom)\b/i,
    use: 'users who …, the author, the caller, whose',
    reason: 'A role or a subject is clearer than an unnamed person.',
  },
  {
    pattern: /\b(somebody|nobody|everybody)\b/i,
    use: 'someone, no one, everyone, or the role',
    reason: 'Spoken language; the documentation names roles.',
  },
  {
    pattern: /\b(told|untold|unheard|hears)\b/i,
    use: 'notified, sent, received, without a listener',
    reason: 'Programs send and receive; they do not talk.',
  },
  { pattern: /\bmend(s|ed|ing)?\b/i, use: 'fix, repair', reason: 'Not used of software.' },
  { pattern: /\bbeneath\b/i, use: 'below, base, previous', reason: 'Not used of software.' },
  {
    pattern: /\bat once\b/i,
    use: 'immediately, or simultaneously',
    reason: 'It has both meanings.',
  },
  { pattern: /\bso many\b/i, use: 'the number, or a variable', reason: 'Refers to nothing.' },
  {
    pattern: /\bstands?\b(?!-)/i,
    use: 'is, is in, is written in',
    reason: 'Texts and values do not stand.',
  },
];

/** Begins a documentation comment without its subject. */
const HEADLESS = /^\/\*\*[\s*]*(What|Who|Whoever|How|That|One that|The same|Where|When)\b/;

/** Names and quoted labels, which are not the project's own words. */
const QUOTED = /`[^`]*`|“[^”]*”|"[^"\n]*"|\{@link [^}]*\}/g;

/** Returns what is wrong with a text, one line for each finding. */
export function findingsIn({ line, text }: ProjectText): string[] {
  const prose = text.replace(QUOTED, (quoted) => quoted.replace(/[^\n]/g, ' '));
  const words = PRIVATE_WORDS.flatMap(({ pattern, use, reason }) => {
    const found = pattern.exec(prose);
    if (!found) return [];
    const at = line + prose.slice(0, found.index).split('\n').length - 1;
    return [`${at}: "${found[0]}": use ${use}. ${reason}`];
  });
  const headless = HEADLESS.exec(text)?.[1];
  return headless
    ? [...words, `${line}: begins with "${headless}". Begin with a noun or a verb in the third person.`]
    : words;
}

/** Returns the comments, test titles and descriptions of endpoints in a source file. */
export function textsOfSource(file: string, source: string): ProjectText[] {
  const { comments, program } = parseSync(file, source);
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  return [
    ...comments.map(({ start, end }) => ({ line: lineAt(start), text: source.slice(start, end) })),
    ...descriptions(program).map(({ start, text }) => ({ line: lineAt(start), text })),
  ];
}

/** Functions whose first argument is a text for developers. */
const TITLED = /^(it|test|describe)$/;

function descriptions(program: Program): { start: number; text: string }[] {
  const found: { start: number; text: string }[] = [];
  const add = (node: { type: string; start: number } | undefined) => {
    const text = node && textOf(node);
    if (text !== undefined && node) found.push({ start: node.start, text });
  };
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const isTitled = TITLED.test(nameOf(callee) ?? '');
      const isDescribed =
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === 'describe';
      if (isTitled || isDescribed) add(first);
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && (key.name === 'summary' || key.name === 'description')) add(value);
    },
  }).visit(program);
  return found;
}

/** Returns the first name of a called expression: `it` of `it.each(rows)`. */
function nameOf(node: Expression): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'CallExpression') return nameOf(node.callee);
  return node.type === 'MemberExpression' ? nameOf(node.object) : undefined;
}

function textOf(node: object): string | undefined {
  if ('value' in node && typeof node.value === 'string') return node.value;
  if (!('quasis' in node)) return undefined;
  return (node.quasis as { value: { cooked: string | null } }[])
    .map(({ value }) => value.cooked ?? '')
    .join('…');
}

/** Returns the lines of a Markdown file outside of its code blocks. */
export function textsOfMarkdown(source: string): ProjectText[] {
  let isCode = false;
  return source.split('\n').flatMap((text, at) => {
    if (/^\s*```/.test(text)) isCode = !isCode;
    return isCode ? [] : [{ line: at + 1, text }];
  });
}
