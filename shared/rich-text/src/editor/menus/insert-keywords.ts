/**
 * Further search terms for a tool after `/`, in all languages of the site, because authors mix German and English terms. Lowercase, without accents.
 */
export const INSERT_KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  heading2: ['heading', 'title', 'section', 'h2', 'uberschrift', 'titel', 'abschnitt'],
  heading3: ['heading', 'subheading', 'h3', 'uberschrift', 'zwischenuberschrift'],
  heading4: ['heading', 'subheading', 'h4', 'uberschrift', 'zwischenuberschrift'],
  list: ['bullet', 'unordered', 'points', 'ul', 'liste', 'aufzahlung', 'punkte'],
  numbers: ['ordered', 'steps', 'ol', '1.', 'liste', 'nummerierung', 'schritte'],
  quote: ['blockquote', 'citation', 'zitat'],
  codeblock: ['pre', 'programm', 'quelltext', 'snippet'],
  picture: ['image', 'photo', 'upload', 'bild', 'foto'],
  video: [
    'film',
    'movie',
    'embed',
    'clip',
    'stream',
    'youtube',
    'vimeo',
    'twitch',
    'kick',
    'streamable',
    'medal',
    'einbetten',
  ],
  table: ['grid', 'rows', 'columns', 'tabelle', 'zeilen', 'spalten'],
  rule: ['line', 'hr', 'separator', 'trennlinie', 'linie'],
  mention: ['@', 'member', 'person', 'name', 'erwahnung', 'mitglied'],
};
