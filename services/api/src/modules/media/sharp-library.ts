import type sharpFactory from 'sharp';

type Sharp = typeof sharpFactory;

/** What may be decoded at all, by the names of the decoders. Everything else the library knows (SVG, PDF, TIFF) is switched off. */
const DECODERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`);

let loaded: Promise<Sharp> | undefined;

/** The library for pictures. A service that is never sent one doesn't load it. */
export function sharpLibrary(): Promise<Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    // One thread for each picture, and nothing remembered: how many are worked on is decided here, not there.
    sharp.concurrency(1);
    sharp.cache(false);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: DECODERS });
    return sharp;
  });
  return loaded;
}
