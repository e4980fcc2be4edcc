import type { RemotePlan } from './remote-plan.ts';

const LANGUAGES = ['en', 'de', 'en-XA'] as const;
const WELCOME = 'src/features/welcome/components/welcome.tsx';

/** The words of a new remote, with the file that says them, and in German. */
function wordsOf({ name, title }: RemotePlan) {
  return [
    { file: WELCOME, en: 'Good day', de: 'Guten Tag' },
    { file: WELCOME, en: 'Good evening', de: 'Guten Abend' },
    { file: WELCOME, en: 'Good morning', de: 'Guten Morgen' },
    {
      file: WELCOME,
      en: 'This stall has just opened. Come back soon.',
      de: 'Dieser Stand hat gerade erst aufgemacht. Schau bald wieder vorbei.',
    },
    // A title is a name until its team says what it is called in German.
    { file: `src/routes/${name}.route.tsx`, en: title, de: title },
  ].sort((one, other) => (one.en < other.en ? -1 : 1));
}

/** A remote's catalogues as `npm run i18n` would collect them: path → content. @param folder the remote's, as a prefix of paths. */
export function catalogues(plan: RemotePlan, folder: string): Record<string, string> {
  const files = LANGUAGES.map((language) => {
    const entries = wordsOf(plan).map(({ file, en, de }) => {
      const text = { en, de, 'en-XA': '' }[language];
      return `#: ${folder}${file}\nmsgid "${en}"\nmsgstr "${text}"\n`;
    });
    return [`src/locales/${language}.po`, [header(language), ...entries].join('\n')];
  });
  return Object.fromEntries(files);
}

function header(language: string): string {
  const created = new Date().toISOString().slice(0, 16).replace('T', ' ');
  return `msgid ""
msgstr ""
"POT-Creation-Date: ${created}+0000\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"X-Generator: @lingui/cli\\n"
"Language: ${language}\\n"
"Project-Id-Version: \\n"
"Report-Msgid-Bugs-To: \\n"
"PO-Revision-Date: \\n"
"Last-Translator: \\n"
"Language-Team: \\n"
"Plural-Forms: \\n"
`;
}
