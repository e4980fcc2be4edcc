import { SITE_PRESETS, type SiteConfiguration, siteStamp } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { logoAddress } from './logo-address.ts';

const plain = SITE_PRESETS.plain as unknown as SiteConfiguration;
const mediaId = '0199c0de-0000-7000-8000-000000000001';
const withLook = (look: object) => ({ ...plain, look: { ...plain.look, ...look } });
const withSvg = withLook({ logoSvg: '<svg viewBox="0 0 8 8"/>' });

it('returns no URL for a site without a logo of its own', () => {
  expect(logoAddress(withLook({ logoSvg: '', logo: null }), '')).toBeUndefined();
});

it('identifies a picture by its id, in a draft as well', () => {
  const site = withLook({ logoSvg: '', logo: { mediaId, alt: '', width: 8, height: 8 } });
  expect(logoAddress(site, '')).toContain(`/api/media/${mediaId}?`);
  expect(logoAddress(site, '?site-draft=x')).toContain(`/api/media/${mediaId}?`);
});

it('identifies an SVG by the look, and inlines that of a draft', () => {
  expect(logoAddress(withSvg, '')).toBe(`/api/site/logo?v=${siteStamp(withSvg)}`);
  expect(logoAddress(withSvg, '?site-draft=x')).toBe(
    'data:image/svg+xml,%3Csvg%20viewBox%3D%220%200%208%208%22%2F%3E',
  );
});
