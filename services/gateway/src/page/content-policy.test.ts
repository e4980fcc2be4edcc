import { expect, it } from 'vitest';
import { contentPolicy, styleAttributesOf } from './content-policy.ts';

it('parses style attributes like browsers, each once, and ignores similar text', () => {
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

it('allows the frames that the page’s remote declares, and no others', () => {
  expect(policyWith([]).directives).toContain("frame-src 'self' https://identity.test");
  expect(policyWith(['https://player.vimeo.com', 'https://maps.example.org']).directives).toContain(
    "frame-src 'self' https://identity.test https://player.vimeo.com https://maps.example.org",
  );
});

it('allows media of this site, and of configured streaming servers', () => {
  const fetched = "connect-src 'self' https://identity.test";
  expect(policyWith([]).directives).toContain(fetched);
  const { directives } = policyWith([], false, ['https://live.example.org']);
  expect(directives).toContain(`${fetched} https://live.example.org`);
  expect(directives).toContain("media-src 'self' blob: data: https://live.example.org");
});

it('forbids framing the site, except its own draft preview', () => {
  expect(policyWith([]).directives).toContain("frame-ancestors 'none'");
  expect(policyWith([], true).directives).toContain("frame-ancestors 'self'");
});

it('allows media of the site itself, whole or in segments', () => {
  expect(policyWith([]).directives).toContain("media-src 'self' blob: data:");
});

it('allows code from strings only by the named policies, and reports violations', () => {
  const { headers, directives } = policyWith([]);
  expect(directives).toContain("require-trusted-types-for 'script'");
  expect(directives).toContain("trusted-types default ProseMirrorClipboard 'allow-duplicates'");
  // A third-party picture would reveal the readers to its host.
  expect(directives).toContain("img-src 'self' data:");
  expect(directives).toContain('report-uri /api/reports/csp');
  expect(headers['reporting-endpoints']).toBe('csp="/api/reports/csp"');
});
