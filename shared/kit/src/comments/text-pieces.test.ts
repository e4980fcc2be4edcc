import fc from 'fast-check';
import { expect, it } from 'vitest';
import { piecesOf } from './text-pieces.ts';

const nora = { fullName: 'Nora Halloran', username: 'nora.new', avatarUrl: null };
const mentions = [{ handle: 'nora', member: nora }];
const shown = (text: string) =>
  piecesOf(text, mentions).map((piece) => {
    if (piece.kind === 'mention') return `@${piece.member.username}`;
    return piece.kind === 'link' ? `<${piece.href}>` : piece.text;
  });

it.each([
  ['nothing', 'It rained.', ['It rained.']],
  [
    'an address',
    'See https://meridian.test/news?tag=docks#top now',
    ['See ', '<https://meridian.test/news?tag=docks#top>', ' now'],
  ],
  [
    'the end of a sentence',
    'It is at https://meridian.test/a.',
    ['It is at ', '<https://meridian.test/a>', '.'],
  ],
  ['brackets round it', '(https://meridian.test/a)', ['(', '<https://meridian.test/a>', ')']],
  ['brackets in it', 'https://meridian.test/a_(b)', ['<https://meridian.test/a_(b)>']],
  ['several signs', 'Really: http://meridian.test/a)!?…', ['Really: ', '<http://meridian.test/a>', ')!?…']],
  [
    'another scheme',
    'javascript:alert(1) data:text/html,x ftp://a.test',
    ['javascript:alert(1) data:text/html,x ftp://a.test'],
  ],
  ['no address', 'https:// and http://[', ['https:// and http://[']],
  ['markup', '<a href="https://a.test">x</a>', ['<a href="', '<https://a.test>', '">x</a>']],
])('finds URLs: %s', (_, text, pieces) => {
  expect(shown(text)).toEqual(pieces);
});

it.each([
  ['地図: https://example.org/map。次は港です', 'https://example.org/map'],
  ['地図（https://example.org/map）を見て', 'https://example.org/map'],
  ['参见https://example.org/guide，详见', 'https://example.org/guide'],
  ['「https://example.org/a」と、https://example.org/b！', 'https://example.org/a https://example.org/b'],
  ['هل رأيت https://example.org/ar؟ نعم', 'https://example.org/ar'],
  ['https://example.org/港/地図、次', 'https://example.org/港/地図'],
  ['Balanced: https://en.wikipedia.org/wiki/GT_(car).', 'https://en.wikipedia.org/wiki/GT_(car)'],
  ['https://meridian.test:8080/a?b=c&d=%20e#f;', 'https://meridian.test:8080/a?b=c&d=%20e#f'],
  [
    'https://user@example.org/ https://example.org/~a/b-c_d',
    'https://user@example.org/ https://example.org/~a/b-c_d',
  ],
  ['https://münchen.example/straße…', 'https://münchen.example/straße'],
  [
    'http://localhost:3000/members/ana, http://127.0.0.1/x',
    'http://localhost:3000/members/ana http://127.0.0.1/x',
  ],
])('finds the end of a URL: %s', (text, addresses) => {
  const found = piecesOf(text, []).flatMap((piece) => (piece.kind === 'link' ? [piece.href] : []));
  expect(found.join(' ')).toBe(addresses);
});

const chars = (characters: string, length: { minLength: number; maxLength: number }) =>
  fc.string({ unit: fc.constantFrom(...characters), ...length });
const word = chars('abcdeXYZ0189', { minLength: 1, maxLength: 8 });
const segment = fc
  .tuple(word, chars('-_~.', { minLength: 0, maxLength: 1 }), word)
  .map((parts) => parts.join(''));
const address = fc
  .tuple(
    fc.constantFrom('https://', 'http://', 'HTTPS://'),
    fc.constantFrom(
      'example.org',
      'a.b.example.co.uk',
      'münchen.example',
      'localhost:3000',
      '127.0.0.1',
      'xn--mnchen-3ya.example',
    ),
    fc.array(segment, { maxLength: 4 }).map((path) => path.map((part) => `/${part}`).join('')),
    fc.option(
      fc.tuple(word, segment).map(([name, value]) => `?${name}=${value}`),
      { nil: '' },
    ),
    fc.option(
      word.map((name) => `#${name}`),
      { nil: '' },
    ),
  )
  .map((parts) => parts.join(''));
const before = fc.constantFrom(
  '',
  ' ',
  '(',
  '「',
  '（',
  '“',
  '«',
  '参见',
  '地図: ',
  '¿',
  '보기 ',
  'هنا: ',
  '\n',
  '👉 ',
);
const after = fc.constantFrom(
  '',
  ' ',
  '. ',
  ', ',
  '! ',
  '?\n',
  ') ',
  '」と',
  '）を',
  '”',
  '»',
  '。次',
  '、',
  '，详见',
  '؟ نعم',
  '… ',
  ' 👈',
);

it('finds generated URLs between characters of any script', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(before, address, after), { minLength: 1, maxLength: 3 }), (sentence) => {
      const text = sentence.map(([left, link, right]) => `${left}${link}${right}`).join(' ');
      const found = piecesOf(text, []).flatMap((piece) => (piece.kind === 'link' ? [piece.href] : []));
      expect(found).toEqual(sentence.map(([, link]) => link));
    }),
  );
});

it('loses and changes no character of a generated text', () => {
  const text = fc.array(
    fc.oneof(fc.string({ unit: 'binary' }), address, fc.constantFrom('https://', '@nora', 'http:')),
  );
  fc.assert(
    fc.property(text, (parts) => {
      const written = parts.join('');
      const pieces = piecesOf(written, []);
      const joined = pieces.map((piece) =>
        piece.kind === 'link' ? piece.href : piece.kind === 'text' ? piece.text : '',
      );
      expect(joined.join('')).toBe(written);
    }),
  );
});

it("doesn't split graphemes in the label of a URL", () => {
  const [piece] = piecesOf(`https://example.org/${'🏎'.repeat(30)}`, []);
  expect(piece?.kind === 'link' && /\p{Cs}/u.test(piece.label)).toBe(false);
});

it.each([
  ['in a sentence', 'Thanks, @nora.', ['Thanks, ', '@nora.new', '.']],
  ['in capitals', '@Nora: yes', ['@nora.new', ': yes']],
  ['of another member', '@sam and @norah', ['@sam and @norah']],
  ['in an e-mail address', 'sam@nora.test', ['sam@nora.test']],
  ['in an address', 'https://a.test/x?to=@nora', ['<https://a.test/x?to=@nora>']],
  ['twice', '@nora @nora', ['@nora.new', ' ', '@nora.new']],
])('finds only mentions of known members: a handle %s', (_, text, pieces) => {
  expect(shown(text)).toEqual(pieces);
});

it('shows the beginning of a long URL, and links to all of it', () => {
  const href = `https://meridian.test/${'long'.repeat(40)}`;
  const [piece] = piecesOf(href, []);
  expect(piece).toMatchObject({ kind: 'link', href });
  expect(piece?.kind === 'link' && piece.label.length).toBe(48);
});

it.each([
  '@a'.repeat(50_000),
  'https://'.repeat(20_000),
  `https://a.test/${')'.repeat(100_000)}`,
  '@a.'.repeat(40_000),
])('takes linear time', (text) => {
  const begun = performance.now();
  piecesOf(text, mentions);
  expect(performance.now() - begun).toBeLessThan(1_000);
});
