import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { makePage } from './send-page.ts';

const POLICY = { 'content-security-policy': "default-src 'none'" };

it('compresses a page once for each encoding', async () => {
  const page = makePage('<p>Harbour</p>', POLICY);
  const packed = await page.compressed('br');
  expect(await page.compressed('br')).toBe(packed);
  expect(brotliDecompressSync(packed).toString()).toBe('<p>Harbour</p>');
  expect(gunzipSync(await page.compressed('gzip')).toString()).toBe('<p>Harbour</p>');
});

it('changes the ETag with the page and with its CSP', () => {
  const { etag } = makePage('<p>Harbour</p>', POLICY);
  expect(makePage('<p>Harbour</p>', POLICY).etag).toBe(etag);
  expect(makePage('<p>Market</p>', POLICY).etag).not.toBe(etag);
  expect(makePage('<p>Harbour</p>', { 'content-security-policy': 'x' }).etag).not.toBe(etag);
});
