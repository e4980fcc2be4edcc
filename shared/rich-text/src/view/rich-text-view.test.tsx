import type { RichText, SiteConfiguration } from '@boardwalk/contracts';
import { createQueryClient, KitProvider, loadEmbeds } from '@boardwalk/kit';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { doc, everything, forged, heading, PICTURE, paragraph, picture, text } from '../testing/documents.ts';
import { RichTextView } from './rich-text-view.tsx';

beforeAll(async () => {
  loadEmbeds();
  await vi.dynamicImportSettled();
});

/** Texts don't use the site's configuration. */
const NO_SITE = {} as SiteConfiguration;

/** Returns the HTML without inline styles and the direction of its blocks. */
const markupOf = (document: RichText, headingIds = false, ruleAction?: (id: string) => ReactNode) =>
  markup(document, headingIds, ruleAction).replaceAll(' dir="auto"', '');

const markup = (document: RichText, headingIds = false, ruleAction?: (id: string) => ReactNode) =>
  renderToStaticMarkup(
    <KitProvider queryClient={createQueryClient()} site={NO_SITE} routeExists={() => true}>
      <MemoryRouter>
        <RichTextView document={document} headingIds={headingIds} ruleAction={ruleAction} />
      </MemoryRouter>
    </KitProvider>,
  )
    .replace(/<style[^>]*>.*?<\/style>/gs, '')
    .replace(/ class="[^"]*"/g, '');

it('renders every node type', () => {
  const html = markupOf(everything, true);
  for (const part of [
    '<h2 id="h-the-ferry-is-back">The ferry is back</h2>',
    '<strong>bold</strong> <em>italic</em> <s>struck</s> <code translate="no">code</code>',
    '<span data-mention="" translate="no">@Ana Reyes</span><br/>next line',
    '<ul><li><p>one</p></li><li><p>two</p><ol start="3"><li><p>three</p></li></ol></li></ul>',
    '<blockquote><p>It sails at eight.</p></blockquote>',
    '<figcaption>ts</figcaption>',
    '<code translate="no">const pier = 7;\nsail(pier);</code>',
    '<thead><tr><th colSpan="1" rowSpan="1" scope="col"><p>Pier</p></th>',
    '<td colSpan="1" rowSpan="1"><p>20:00</p></td>',
    '<hr/>',
  ])
    expect(html.toLowerCase()).toContain(part.toLowerCase());
});

it('sets the direction of each block by its script, including its content', () => {
  const list = (...items: string[]) => ({
    type: 'bulletList' as const,
    content: items.map((item) => ({ type: 'listItem' as const, content: [paragraph(item)] })),
  });
  const html = markup(doc(heading(2, 'שלום'), paragraph('Hello'), list('مرحبا')));
  expect(html).toContain('<h2 dir="auto">שלום</h2><p dir="auto">Hello</p>');
  expect(html).toContain('<ul dir="auto"><li><p>مرحبا</p></li></ul>');
});

it('reserves the space of a picture and offers its sizes, none wider than it is', () => {
  const html = markupOf(doc(picture('A ferry', 1000)));
  expect(html).toContain(`src="${PICTURE}?w=960"`);
  expect(html).toContain(`srcSet="${PICTURE}?w=320 320w, ${PICTURE}?w=640 640w, ${PICTURE}?w=960 960w"`);
  expect(html).toContain('width="1000" height="800" loading="lazy" decoding="async"');
  expect(markupOf(doc(picture('Small', 200)))).toContain(`src="${PICTURE}" alt="Small"`);
});

it('loads nothing of a video before a click', () => {
  const html = markupOf(doc({ type: 'embed', attrs: { provider: 'vimeo', id: '12345678' } }));
  expect(html).not.toContain('<iframe');
  expect(html).toContain('Load from Vimeo');
  expect(html).toContain('Nothing is loaded until you choose to.');
  expect(html).toContain('href="https://vimeo.com/12345678"');
});

it('shows a quiet line in place of a block whose remote is gone', () => {
  const html = markupOf(
    doc({ type: 'remoteBlock', attrs: { remote: 'polls', block: 'poll', id: 'summer-2026' } }),
  );
  expect(html).toContain('<p data-unavailable="">This part is not available.</p>');
  expect(html).not.toContain('polls');
});

it('combines the parts of a link, and distinguishes external links', () => {
  const link = (href: string) => ({ type: 'link' as const, attrs: { href } });
  const far = link('https://meridian.example/a');
  const html = markupOf(
    doc({ type: 'paragraph', content: [text('the ', far), text('ferry', { type: 'bold' }, far)] }),
  );
  expect(html).toContain(
    '<a href="https://meridian.example/a" rel="noopener noreferrer nofollow">the <strong>ferry</strong></a>',
  );
  expect(markupOf(doc(paragraph('rules', link('/docs/rules'))))).toContain('<a href="/docs/rules"');
  expect(markupOf(doc(paragraph('up', link('#top'))))).toContain('<a href="#top">up</a>');
});

it('renders an action at the end of each rule, also of one in a list', () => {
  const list = {
    type: 'bulletList',
    content: [{ type: 'listItem', content: [paragraph('R2.5 Be kind.')] }],
  } as RichText['content'][number];
  const html = markupOf(doc(paragraph('R2.4 Value your life.'), list, paragraph('No rule.')), true, (id) => (
    <b>{`copy ${id}`}</b>
  ));
  expect(html).toContain('<a href="#R2.4">R2.4</a> Value your life.<b>copy R2.4</b></p>');
  expect(html).toContain('<a href="#R2.5">R2.5</a> Be kind.<b>copy R2.5</b></p>');
  expect(html.match(/<b>/g)).toHaveLength(2);
});

it('sets ids of headings only if requested', () => {
  expect(markupOf(doc(heading(2, 'A')))).toContain('<h2>A</h2>');
});

const HREFS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://a.example/1',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'view-source:javascript:alert(1)',
  '&#106;avascript:alert(1)',
  'javascript&colon;alert(1)',
];
const TEXTS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '</p><iframe srcdoc="<script>alert(1)</script>">',
  '{{constructor.constructor("alert(1)")()}}',
  '</script><script>alert(1)</script>',
  '<a href="javascript:alert(1)">x</a>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
];
const NODES: object[] = [
  { type: 'script', content: [{ type: 'text', text: 'alert(1)' }] },
  { type: 'html', attrs: { html: '<img src=x onerror=alert(1)>' } },
  { type: 'constructor' },
  { type: '__proto__' },
  { type: 'toString' },
  {
    type: 'paragraph',
    attrs: { onclick: 'alert(1)', style: 'x', dangerouslySetInnerHTML: { __html: '<b>' } },
  },
  { type: 'heading', attrs: { level: 'script' }, content: [{ type: 'text', text: 'x' }] },
  { type: 'image', attrs: { src: 'https://evil.example/x.png', alt: '', width: 1, height: 1 } },
  { type: 'image', attrs: { src: 'javascript:alert(1)', alt: '', width: 1, height: 1 } },
  { type: 'image', attrs: { src: `${PICTURE}" onerror="alert(1)`, alt: '', width: 1, height: 1 } },
  {
    type: 'image',
    attrs: { src: PICTURE, alt: '" onload="alert(1)', width: 1, height: 1, onerror: 'x', srcset: 'x' },
  },
  { type: 'embed', attrs: { provider: 'evil', id: 'abcdefghijk' } },
  { type: 'embed', attrs: { provider: 'constructor', id: 'abcdefghijk' } },
  { type: 'embed', attrs: { provider: 'youtube', id: '"><script>alert(1)</script>' } },
  { type: 'remoteBlock', attrs: { remote: '"><script>alert(1)</script>', block: 'poll', id: '' } },
  { type: 'remoteBlock', attrs: { remote: 'polls', block: '', id: { toString: 1 } } },
  { type: 'remoteBlock', attrs: { remote: '__proto__', block: 'constructor', id: '"onload=alert(1)' } },
  {
    type: 'codeBlock',
    attrs: { language: '"><script>alert(1)</script>' },
    content: [{ text: '</code><script>' }],
  },
  { type: 'orderedList', attrs: { start: '1" onclick="alert(1)' }, content: [] },
  {
    type: 'paragraph',
    content: [{ type: 'mention', attrs: { id: '"><script>', label: '<script>alert(1)</script>' } }],
  },
  {
    type: 'paragraph',
    content: [{ type: 'text', text: 'x', marks: [{ type: 'script' }, { type: '__proto__' }] }],
  },
  {
    type: 'paragraph',
    content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: { toString: 1 } } }] }],
  },
  { type: 'paragraph', content: [{ type: 'iframe', attrs: { src: 'https://evil.example' } }] },
];

describe('a malicious text', () => {
  /** Every tag and attribute that a text may produce. */
  const TAG =
    /^\/?(?:div|p|h[2-4]|ul|ol|li|blockquote|figure|figcaption|pre|code|strong|em|s|br|hr|span|a|img|section|table|thead|tbody|tr|th|td|button|svg|path)$/;
  const ATTRIBUTE =
    /^(?:data-[a-z-]+|id|href|rel|src|srcset|sizes|alt|width|height|loading|decoding|start|colspan|rowspan|scope|role|aria-label|aria-hidden|tabindex|translate|type|viewbox|fill|d)$/;

  function expectHarmless(html: string) {
    for (const [, tag = '', attributes = ''] of html.matchAll(/<([^\s>]+)((?:[^>"]|"[^"]*")*)>/g)) {
      expect(tag.replace(/\/$/, '')).toMatch(TAG);
      for (const [, name = '', value = ''] of attributes.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g)) {
        expect(name.toLowerCase()).toMatch(ATTRIBUTE);
        if (/^(?:href|src)$/i.test(name)) expect(value).toMatch(/^(?:https:\/\/|mailto:|\/(?!\/)|#)/);
      }
    }
  }

  it.each(HREFS)('drops the URL %j', (href) => {
    const html = markupOf(
      forged({ type: 'paragraph', content: [text('x', { type: 'link', attrs: { href } })] }),
    );
    expect(html).not.toContain('<a');
    expectHarmless(html);
  });

  it.each(TEXTS)('shows %j as plain text', (value) => {
    const html = markupOf(forged(paragraph(value), heading(2, value), picture(value)), true);
    expect(html).toContain('<p>');
    expectHarmless(html);
  });

  it.each(NODES.map((node) => [JSON.stringify(node), node] as const))('is rendered without %s', (_, node) => {
    expectHarmless(markupOf(forged(node), true));
  });
});
