import { REMOTE_NAME } from './remote-name.ts';

/** Length limits of a reported failure's cause, in characters. Defined in this file, because pages shouldn't load the schemas. */
export const CAUSE_LIMITS = { message: 300, route: 200 } as const;

/** Failures of a remote that its team can simulate: `?fault=news:hang`. Disabled in production. */
export const FAULTS = {
  '404': 'its entry isn’t there',
  '500': 'its entry answers 500',
  hang: 'its entry never ends',
  slow: 'its entry takes four seconds',
  corrupt: 'its entry is cut off',
  tampered: 'a byte of its entry is flipped',
  'throws-at-load': 'its entry throws',
  'throws-in-render': 'its pages throw',
  'throws-later': 'a timer of its pages throws',
  'never-returns': 'its pages never return from rendering',
  'chunk-gone': 'its first page’s files aren’t there',
  'kit-unfit': 'it needs a kit that doesn’t exist yet',
} as const;
export type FaultKind = keyof typeof FAULTS;

export interface Fault {
  name: string;
  kind: FaultKind;
}

/** Parses `news:hang`; undefined if it isn't a fault. */
export function readFault(text: string | null | undefined): Fault | undefined {
  const [name = '', kind = ''] = (text ?? '').split(':');
  return REMOTE_NAME.test(name) && Object.hasOwn(FAULTS, kind)
    ? { name, kind: kind as FaultKind }
    : undefined;
}

/** Suffix of the folder of a release with a simulated fault. */
export const FAULT_MARK = '~';

/** Returns whether the code itself is faulty, so that fetching it again doesn't help. */
export function isAboutCode(kind: FaultKind): boolean {
  return kind === 'throws-at-load' || PAGES[kind] !== undefined;
}

/** Page modules that replace a release's own. */
const PAGES: Partial<Record<FaultKind, string>> = {
  'throws-in-render': 'throw new Error("This page throws: ?fault=throws-in-render");',
  'throws-later':
    'setTimeout(() => { throw new Error("This timer throws: ?fault=throws-later"); }, 50); return null;',
  'never-returns': 'for (;;);',
};

/**
 * Returns the entry that replaces the release's own for this fault; undefined if the fault keeps it. Pure, because the signing and the serving code
 * have to compute identical bytes.
 */
export function faultyEntry(
  kind: FaultKind,
  container: string,
  paths: readonly string[],
): string | undefined {
  if (kind === 'throws-at-load') return `throw new Error("This entry throws: ?fault=throws-at-load");\n`;
  const body = PAGES[kind];
  if (!body) return undefined;
  return `var ${container} = (() => {
  const Page = () => { ${body} };
  const routes = ${JSON.stringify(paths)}.map((path) => ({ path, Component: Page }));
  return { init() {}, async get() { return () => ({ default: { routes, catalog: { en: { messages: {} } } } }); } };
})();
`;
}
