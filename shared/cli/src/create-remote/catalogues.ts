import { LANGUAGES } from '@boardwalk/contracts';
import type { RemotePlan } from './remote-plan.ts';

/** The texts of a new remote, in each language. */
function textsOf({ title }: RemotePlan) {
  return [
    { en: 'Good day', de: 'Guten Tag', es: 'Buenas tardes' },
    { en: 'Good evening', de: 'Guten Abend', es: 'Buenas noches' },
    { en: 'Good morning', de: 'Guten Morgen', es: 'Buenos días' },
    {
      en: 'This page is new, and has no content yet.',
      de: 'Diese Seite ist neu und hat noch keinen Inhalt.',
      es: 'Esta página es nueva y todavía no tiene contenido.',
    },
    // A title is used as a name in all languages until its team translates it.
    { en: title, de: title, es: title },
  ].sort((one, other) => (one.en < other.en ? -1 : 1));
}

/** Returns the catalogues of a new remote as `npm run i18n` would write them: path → content. */
export function catalogues(plan: RemotePlan): Record<string, string> {
  const files = LANGUAGES.map((language) => {
    const entries = textsOf(plan).map((text) => `msgid "${text.en}"\nmsgstr "${text[language]}"\n`);
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
