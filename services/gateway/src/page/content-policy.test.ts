import { expect, it } from 'vitest';
import { contentPolicy, styleAttributesOf } from './content-policy.ts';

it('reads style attributes as browsers do, each once, and no text that looks like one', () => {
  const html =
    '<p style="background:url(&quot;a&amp;b&quot;)">x style=&quot;no&quot;</p><i style="top:0"></i><b style="top:0"></b>';
  expect(styleAttributesOf(html)).toEqual(['background:url("a&b")', 'top:0']);
});

const policyWith = (embeds: string[], framed = false, streams: string[] = []) => {
  const headers = contentPolicy({
    firstFrameHash: 'sha256-x',
    identityOrigin: 'https://identity.test',
    embeds,
    framed,
    streams,
    styles: [],
    styleAttributes: [],
    developmentOrigins: [],
  });
  return { headers, directives: headers['content-security-policy']?.split('; ') };
};

it('shows in frames what the remote of the page declares, and nothing else', () => {
  expect(policyWith([]).directives).toContain("frame-src 'self' https://identity.test");
  expect(policyWith(['https://player.vimeo.com', 'https://maps.example.org']).directives).toContain(
    "frame-src 'self' https://identity.test https://player.vimeo.com https://maps.example.org",
  );
});

it('plays what this site serves, and servers of streamers that are named', () => {
  const fetched = "connect-src 'self' https://identity.test";
  expect(policyWith([]).directives).toContain(fetched);
  const { directives } = policyWith([], false, ['https://live.example.org']);
  expect(directives).toContain(`${fetched} https://live.example.org`);
  expect(directives).toContain("media-src 'self' blob: data: https://live.example.org");
});

it('lets nobody show the site in a frame, but the site itself a draft of it', () => {
  expect(policyWith([]).directives).toContain("frame-ancestors 'none'");
  expect(policyWith([], true).directives).toContain("frame-ancestors 'self'");
});

it('plays what the site itself sends, whole or in parts', () => {
  expect(policyWith([]).directives).toContain("media-src 'self' blob: data:");
});

it('takes no text for code, but by the policies it names, and has breaches reported', () => {
  const { headers, directives } = policyWith([]);
  expect(directives).toContain("require-trusted-types-for 'script'");
  expect(directives).toContain("trusted-types default ProseMirrorClipboard 'allow-duplicates'");
  // Whoever keeps a picture elsewhere would learn who reads what.
  expect(directives).toContain("img-src 'self' data:");
  expect(directives).toContain('report-uri /api/reports/csp');
  expect(headers['reporting-endpoints']).toBe('csp="/api/reports/csp"');
});
