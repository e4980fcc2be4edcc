import type { PageLanguage } from '../releases/reader.ts';

/** German translations of the messages of schemas and of the API's own field checks. `{}` is a placeholder. */
const GERMAN: Record<string, string> = {
  'Fill this in.': 'Bitte ausfüllen.',
  'At least {}.': 'Mindestens {}.',
  'At most {}.': 'Höchstens {}.',
  'Write at least {} characters.': 'Schreib mindestens {} Zeichen.',
  'Write at most {} characters.': 'Schreib höchstens {} Zeichen.',
  'A text can have at most {} paragraphs.': 'Ein Text kann höchstens {} Absätze haben.',
  'A list can have at most {} entries.': 'Eine Liste kann höchstens {} Einträge haben.',
  'A list can begin with at most {}.': 'Eine Liste kann höchstens mit {} beginnen.',
  'A paragraph can have at most {} characters.': 'Ein Absatz kann höchstens {} Zeichen haben.',
  'This text is too large. Split it into two.': 'Dieser Text ist zu groß. Mach zwei daraus.',
  'This is not a video of a known site.': 'Das ist kein Video einer bekannten Seite.',
  'A table can have at most {} columns.': 'Eine Tabelle kann höchstens {} Spalten haben.',
  'A table can have at most {} rows.': 'Eine Tabelle kann höchstens {} Zeilen haben.',
  'A paragraph can have at most {} differently formatted parts.':
    'Ein Absatz kann höchstens {} verschieden formatierte Teile haben.',
  'A text can have at most {} parts. Split it into two.':
    'Ein Text kann höchstens {} Teile haben. Mach zwei daraus.',
  'Lists, quotes and tables can’t be nested this deep.':
    'So tief lassen sich Listen, Zitate und Tabellen nicht verschachteln.',
  'Choose one of the options.': 'Wähle eine der Möglichkeiten.',
  'Choose at least {}.': 'Wähle mindestens {}.',
  'Choose at most {}.': 'Wähle höchstens {}.',
  'This needs an answer.': 'Hier fehlt eine Antwort.',
  'This is not a number.': 'Das ist keine Zahl.',
  'This has to be a whole number.': 'Das muss eine ganze Zahl sein.',
  'This is not a date.': 'Das ist kein Datum.',
  'This year is out of range.': 'Dieses Jahr liegt außerhalb des Bereichs.',
  'Leave out the name before the @.': 'Lass den Namen vor dem @ weg.',
  'This is not a date with a time.': 'Das ist kein Datum mit Uhrzeit.',
  'This is not an e-mail address.': 'Das ist keine E-Mail-Adresse.',
  'This is not a web address. It begins with https://': 'Das ist keine Webadresse. Sie beginnt mit https://',
  'Enter a path or an https:// address.': 'Gib einen Pfad oder eine Adresse mit https:// ein.',
  'This doesn’t have the expected format.': 'Das hat nicht das erwartete Format.',
  'This answer can’t be read.': 'Diese Antwort ist nicht lesbar.',
  'Not before {}.': 'Nicht vor dem {}.',
  'Not after {}.': 'Nicht nach dem {}.',
  'This text has characters that can’t be stored.':
    'Dieser Text enthält Zeichen, die sich nicht speichern lassen.',
  'A file no longer exists. Upload it again.': 'Eine Datei gibt es nicht mehr. Lade sie noch einmal hoch.',
  'Platform and channel change together.': 'Plattform und Kanal ändern sich gemeinsam.',
  'This site can’t play from that server. Ask its staff to allow it.':
    'Von diesem Server kann die Website nicht abspielen. Bitte das Team, ihn zuzulassen.',
  'This is not a role of the site.': 'Das ist keine Rolle der Website.',
  'This name is used by a system role.': 'Diesen Namen hat schon eine Systemrolle.',
  'This time has passed.': 'Diese Zeit ist vorbei.',
  'Choose a time in the future.': 'Wähle einen Zeitpunkt in der Zukunft.',
  'Write a text before it is published.': 'Schreib einen Text, bevor der Artikel veröffentlicht wird.',
  'Choose when it will be published.': 'Wähle, wann der Artikel veröffentlicht wird.',
  'At most {} days from now.': 'Höchstens {} Tage im Voraus.',
  'There is no such member.': 'Dieses Mitglied gibt es nicht.',
  'The first date has to be on one of the days.': 'Der erste Termin muss auf einen der Tage fallen.',
  'This is before the first date.': 'Das liegt vor dem ersten Termin.',
  'Enter how long the suspension lasts.': 'Gib ein, wie lange die Sperre dauert.',
  'A warning can’t have an end.': 'Eine Verwarnung kann kein Ende haben.',
  'A denial needs a reason.': 'Eine Ablehnung braucht eine Begründung.',
  'The rubric has no such item.': 'Diesen Punkt gibt es im Bewertungsbogen nicht.',
  'Each built-in section must be listed once, on or off.':
    'Jeder eingebaute Abschnitt muss einmal aufgeführt sein, ein- oder ausgeschaltet.',
  'A language by its code, such as en.': 'Gib die Sprache mit ihrem Kürzel an, zum Beispiel de.',
  'Name each day once.': 'Nenn jeden Tag nur einmal.',
  'A path on this site begins with one slash.': 'Ein Pfad auf dieser Website beginnt mit einem Schrägstrich.',
  'Without a zone.': 'Ohne Zeitzone.',
  'This is not a time zone.': 'Das ist keine Zeitzone.',
  'Use small letters, digits and single dashes.': 'Nimm Kleinbuchstaben, Ziffern und einzelne Bindestriche.',
  'Use small letters, digits and underscores.': 'Nimm Kleinbuchstaben, Ziffern und Unterstriche.',
  'Use letters, digits, dot, dash and underscore, starting with a letter or digit.':
    'Nimm Buchstaben ohne Umlaute, Ziffern, Punkt, Bindestrich und Unterstrich. Am Anfang steht ein Buchstabe oder eine Ziffer.',
  'Give an address that begins with https://.': 'Die Adresse muss mit https:// beginnen.',
  'This file was read in the wrong encoding. Save it as UTF-8.':
    'Diese Datei wurde in der falschen Zeichenkodierung gelesen. Speichere sie als UTF-8.',
  'Say it in one language at least.': 'Füll mindestens eine Sprache aus.',
  'This address is taken by the site itself.': 'Diese Adresse braucht die Website selbst.',
  'Capitals, digits and _, 2 to 24 of them.': '2 bis 24 Großbuchstaben, Ziffern und Unterstriche.',
  'Another field has this name.': 'Ein anderes Feld hat diesen Namen.',
  'A field can only depend on the answer to one that stands before it.':
    'Ein Feld kann nur von der Antwort auf ein früheres abhängen.',
  'The least is more than the most.': 'Das Minimum ist größer als das Maximum.',
  'Two options have the same name.': 'Zwei Antworten haben denselben Namen.',
  'There are fewer questions.': 'So viele Fragen gibt es nicht.',
  'Two questions have the same name.': 'Zwei Fragen haben denselben Namen.',
  'A question has no right answer among its options.': 'Bei einer Frage ist keine der Antworten richtig.',
  'This is not a channel of that platform.': 'Das ist kein Kanal dieser Plattform.',
  'Choose at least one host.': 'Wähle mindestens einen Gastgeber.',
  'Choose at most {} hosts, including the creator.':
    'Wähle höchstens {} Gastgeber, einschließlich der Person, die die Veranstaltung angelegt hat.',
  'Use letters, digits, spaces and dashes.': 'Nimm Buchstaben, Ziffern, Leerzeichen und Bindestriche.',
  'Enter each character only once.': 'Gib jede Figur nur einmal an.',
  'Enter each tag only once.': 'Gib jedes Schlagwort nur einmal an.',
  'Choose each role only once.': 'Wähle jede Rolle nur einmal.',
  'Choose each host only once.': 'Wähle jeden Gastgeber nur einmal.',
  'Choose each only once.': 'Wähle alle nur einmal.',
  'This is not a check-in code.': 'Das ist kein Check-in-Code.',
  'Enter two letters, a dash and a number.': 'Gib zwei Buchstaben, einen Bindestrich und eine Zahl ein.',
};

const SENTENCES = new Map(Object.entries(GERMAN));

/** Returns a field's message in a language; messages missing from the table are returned unchanged. */
export function fieldMessageIn(message: string, language: PageLanguage): string {
  if (language === 'en') return message;
  const whole = SENTENCES.get(message);
  if (whole !== undefined) return whole;
  const varying = message.match(/\d[\w.:-]*(?=[ .])|\d+/)?.[0]?.replace(/\.$/, '');
  if (varying === undefined) return message;
  return SENTENCES.get(message.replace(varying, '{}'))?.replace('{}', varying) ?? message;
}
