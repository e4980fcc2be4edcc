import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressed, makePage } from './send-page.ts';

const POLICY = { 'content-security-policy': "default-src 'none'" };

it('compresses equal pages once for each encoding', async () => {
  const packed = await compressed(makePage('<p>Harbour</p>', POLICY), 'br');
  expect(await compressed(makePage('<p>Harbour</p>', POLICY), 'br')).toBe(packed);
  expect(brotliDecompressSync(packed).toString()).toBe('<p>Harbour</p>');
  const zipped = await compressed(makePage('<p>Harbour</p>', POLICY), 'gzip');
  expect(gunzipSync(zipped).toString()).toBe('<p>Harbour</p>');
});

it('compresses different pages separately', async () => {
  const packed = await compressed(makePage('<p>Market</p>', POLICY), 'br');
  expect(brotliDecompressSync(packed).toString()).toBe('<p>Market</p>');
});

it('changes the ETag with the page and with its CSP', () => {
  const { etag } = makePage('<p>Harbour</p>', POLICY);
  expect(makePage('<p>Harbour</p>', POLICY).etag).toBe(etag);
  expect(makePage('<p>Market</p>', POLICY).etag).not.toBe(etag);
  expect(makePage('<p>Harbour</p>', { 'content-security-policy': 'x' }).etag).not.toBe(etag);
});
