import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '@boardwalk/build/workspace';
import { type ComponentDoc, type PropItem, withCompilerOptions } from 'react-docgen-typescript';
import {
  Application,
  type Comment,
  type DeclarationReflection,
  ReflectionKind,
  type SignatureReflection,
} from 'typedoc';
import { type PackagePage, sourcesOf, stampOf } from './package-pages.ts';
import { exampleOf, readSources } from './usage-examples.ts';

const COMMAND = 'npm run docs';
/** Maximum length of a type on the page, in characters. */
const MAX_TYPE_LENGTH = 160;

interface Prop {
  name: string;
  required: boolean;
  type: string;
  fallback: string;
  text: string;
}

interface Entry {
  name: string;
  kind: 'component' | 'hook' | 'function' | 'class' | 'type' | 'value';
  /** Path of the source from the root; undefined for an export of a library. */
  file: string | undefined;
  text: string;
  signature: string | undefined;
  /** Parameters, result and errors, as list items. */
  details: string[];
  props: Prop[];
  example: string | undefined;
}

/**
 * Returns the text of a package's page: components and their props by react-docgen-typescript, everything else by TypeDoc. Takes about a minute.
 * @throws Error when the sources can't be read.
 */
export async function packageReference(page: PackagePage): Promise<string> {
  const sources = sourcesOf(page);
  const entries = await readEntries(page);
  const own = entries.filter(({ file }) => file !== undefined);
  const folders = Map.groupBy(own, ({ file = '' }) => folderOf(relative(sources, file)));
  const libraries = entries.filter(({ file }) => file === undefined).map(({ name }) => `\`${name}\``);
  const sections = [...folders]
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([folder, list]) => [`## ${folder}`, '', ...list.flatMap(render)]);
  return [
    `# ${page.title}`,
    '',
    stampOf(page),
    '',
    `Every export of \`${page.name}\`, by the folder of its source. This page is made from the sources: \`${COMMAND}\`. ${page.more}`,
    '',
    ...(libraries.length > 0
      ? [`Exports of libraries under their own names: ${[...new Set(libraries)].sort().join(', ')}.`, '']
      : []),
    sections.join('\n'),
  ].join('\n');
}

/** Returns the name of a source's section; files next to the index have one of their own. */
function folderOf(path: string): string {
  const [first = ''] = path.split('/');
  return first === path ? 'src' : first;
}

async function readEntries(page: PackagePage): Promise<Entry[]> {
  const index = join(ROOT, sourcesOf(page), 'index.ts');
  const app = await Application.bootstrap({
    entryPoints: [index],
    tsconfig: join(ROOT, page.folder, 'tsconfig.json'),
    skipErrorChecking: true,
    excludePrivate: true,
    readme: 'none',
    logLevel: 'Error',
    disableGit: true,
    sourceLinkTemplate: '{path}',
    basePath: ROOT,
  });
  const project = await app.convert();
  if (!project?.children) throw new Error(`The exports of ${page.name} could not be read.`);
  const components = readComponents(index);
  const users = readSources();
  return project.children.map((child) => entryOf(child, sourcesOf(page), components, users));
}

function entryOf(
  child: DeclarationReflection,
  folder: string,
  components: ReadonlyMap<string, ComponentDoc>,
  users: readonly string[],
): Entry {
  const target = child.isReference() ? (child.getTargetReflectionDeep() as DeclarationReflection) : child;
  const source = target.sources?.[0]?.fileName;
  const file = source?.startsWith(`${folder}/`) ? source : undefined;
  const signature = target.signatures?.[0];
  const comment = signature?.comment ?? target.comment;
  const isValue = target.kindOf([ReflectionKind.Function, ReflectionKind.Variable]);
  const component =
    file && isValue && /^[A-Z][a-z]/.test(child.name) ? components.get(child.name) : undefined;
  return {
    name: child.name,
    kind: component ? 'component' : kindOf(target),
    file,
    text: textOf(comment) || firstParagraph(component?.description ?? '') || usualText(child.name, file),
    signature: component || !signature ? undefined : signatureText(signature),
    details: component ? [] : detailsOf(comment, signature),
    props: component ? Object.values(component.props).map(propOf) : fieldsOf(target),
    example: file && (tagText(comment, '@example') ?? exampleOf(child.name, users)),
  };
}

/** Returns the text of an export whose source needs none: a component of Chakra, or the props of a component. */
function usualText(name: string, file: string | undefined): string {
  if (name.endsWith('Props')) return `Props of \`${name.replace(/(Root)?Props$/, '')}\`.`;
  if (!file?.startsWith('shared/kit/src/chakra/')) return '';
  const page = name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  return `Chakra’s [${name}](https://chakra-ui.com/docs/components/${page}).`;
}

function kindOf(target: DeclarationReflection): Entry['kind'] {
  if (target.kindOf(ReflectionKind.Function)) return /^use[A-Z]/.test(target.name) ? 'hook' : 'function';
  if (target.kindOf(ReflectionKind.Class)) return 'class';
  return target.kindOf([ReflectionKind.Interface, ReflectionKind.TypeAlias]) ? 'type' : 'value';
}

const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ').trim();
const firstParagraph = (text: string) => oneLine(text.split(/\n@|\n\n/)[0] ?? '');
const textOf = (comment: Comment | undefined) =>
  oneLine((comment?.summary ?? []).map(({ text }) => text).join(''));

function tagText(comment: Comment | undefined, tag: `@${string}`): string | undefined {
  const found = comment?.blockTags.find((each) => each.tag === tag);
  const text = found?.content.map((part) => part.text).join('');
  return text?.replace(/^```\w*\n|\n```$/g, '').trim();
}

function signatureText({ name, typeParameters, parameters = [], type }: SignatureReflection): string {
  const generic = typeParameters ? `<${typeParameters.map((each) => each.name).join(', ')}>` : '';
  const list = parameters.map(({ name: label, flags, defaultValue, type: each }) => {
    const optional = flags.isOptional || defaultValue !== undefined ? '?' : '';
    return `${flags.isRest ? '...' : ''}${parameterName(label)}${optional}: ${each}`;
  });
  return `${name}${generic}(${list.join(', ')}): ${type}`;
}

/** TypeDoc names parameters that are destructured `__namedParameters`. */
const parameterName = (name: string) => (name === '__namedParameters' ? 'options' : name);

function detailsOf(comment: Comment | undefined, signature: SignatureReflection | undefined): string[] {
  const parameters = (signature?.parameters ?? []).flatMap((each) => {
    const text = textOf(each.comment);
    return text === '' ? [] : [`- \`${parameterName(each.name)}\`: ${text}`];
  });
  const tags = ([tag, label]: [`@${string}`, string]) => {
    const text = tagText(comment, tag);
    return text ? [`- ${label} ${oneLine(text)}`] : [];
  };
  return [...parameters, ...tags(['@returns', 'Returns']), ...tags(['@throws', 'Throws'])];
}

/** Returns the own properties of an interface. */
function fieldsOf(target: DeclarationReflection): Prop[] {
  if (!target.kindOf(ReflectionKind.Interface)) return [];
  const own = (target.children ?? []).filter(({ inheritedFrom }) => inheritedFrom === undefined);
  return own.map((child) => ({
    name: child.name,
    required: !child.flags.isOptional,
    type: String(child.type ?? (child.signatures?.[0] ? signatureText(child.signatures[0]) : '')),
    fallback: '',
    text: textOf(child.comment ?? child.signatures?.[0]?.comment),
  }));
}

function readComponents(index: string): Map<string, ComponentDoc> {
  const parser = withCompilerOptions(
    // ESNext modules, resolved as by a bundler.
    {
      jsx: 4,
      module: 99,
      moduleResolution: 100,
      target: 99,
      allowImportingTsExtensions: true,
      noEmit: true,
      strict: true,
      skipLibCheck: true,
    },
    {
      shouldRemoveUndefinedFromOptional: true,
      savePropValueAsString: true,
      // Chakra's own props are in Chakra's documentation.
      propFilter: ({ parent, declarations }) =>
        (declarations ?? (parent ? [parent] : [])).some(({ fileName }) => !fileName.includes('node_modules')),
    },
  );
  return new Map(parser.parse(index).map((doc) => [doc.displayName, doc]));
}

function propOf({ name, required, type, defaultValue, description }: PropItem): Prop {
  const fallback = (defaultValue as { value?: unknown } | null)?.value;
  return {
    name,
    required,
    type: type.raw ?? type.name,
    fallback: fallback === undefined || fallback === null ? '' : String(fallback),
    text: description,
  };
}

const cell = (text: string) => oneLine(text).replaceAll('|', '\\|').replaceAll('<', '&lt;');

function code(text: string): string {
  const whole = oneLine(text).replaceAll('|', '\\|').replaceAll('`', "'");
  const short = whole.length > MAX_TYPE_LENGTH ? `${whole.slice(0, MAX_TYPE_LENGTH)}…` : whole;
  return short === '' ? '' : `\`${short}\``;
}

function render({ name, kind, file = '', text, signature, details, props, example }: Entry): string[] {
  const rows = props.map(
    (prop) =>
      `| \`${prop.name}${prop.required ? '' : '?'}\` | ${code(prop.type)} | ${code(prop.fallback)} | ${cell(prop.text)} |`,
  );
  const story = file.replace(/\.tsx?$/, '.stories.tsx');
  const link = (to: string, label: string) => `[${label}](${relative('docs/developers', to)})`;
  const links = [link(file, 'Source'), ...(existsSync(join(ROOT, story)) ? [link(story, 'stories')] : [])];
  return [
    `### ${name}`,
    '',
    text === '' ? `_${kind}_` : `_${kind}_ · ${text}`,
    '',
    ...(signature ? ['```ts', signature, '```', ''] : []),
    ...(details.length > 0 ? [...details, ''] : []),
    ...(rows.length > 0
      ? ['| Name | Type | Default | Meaning |', '| --- | --- | --- | --- |', ...rows, '']
      : []),
    ...(example ? ['```tsx', example, '```', ''] : []),
    links.join(' · '),
    '',
  ];
}
