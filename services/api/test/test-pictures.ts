import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const COLOUR = { r: 200, g: 90, b: 40 };

/** Returns a picture of one color with a darker left half, so that its orientation can be checked. */
export function paint(width: number, height: number) {
  const left = {
    create: { width: Math.max(1, width >> 1), height, channels: 3 as const, background: '#123456' },
  };
  return sharp({ create: { width, height, channels: 3, background: COLOUR } }).composite([
    { input: left, left: 0, top: 0 },
  ]);
}

/** Returns a JPEG like that of a phone: rotated by its orientation tag, with GPS coordinates. */
export function photograph(width: number, height: number): Promise<Buffer> {
  return paint(width, height)
    .withExif({
      IFD0: { Make: 'Pocket Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100', GPSLongitudeRef: 'W' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Returns an animation of two frames, the first red and the second blue. */
export function animation(width: number, height: number): Promise<Buffer> {
  const frame = (red: number) => Buffer.alloc(width * height * 3, Buffer.from([red, 0, 255 - red]));
  return sharp(Buffer.concat([frame(255), frame(0)]), {
    raw: { width, height: height * 2, channels: 3, pageHeight: height },
  })
    .gif({ loop: 0, delay: [100, 100] })
    .toBuffer();
}

/** Returns a PNG of any number of white pixels, in a few bytes per line; without `data` only its header. */
export function largePng(width: number, height: number, data = true): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit per pixel, grayscale.
  header.set([1, 0, 0, 0, 0], 8);
  const rows = data ? deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height)) : Buffer.alloc(0);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Returns the header of an ISO media file of these brands, like photos of iPhones, without a picture. */
export function heic(brands: readonly string[]): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(16 + 4 * brands.length);
  const box = Buffer.from(`ftyp${brands[0]}\0\0\0\0${brands.join('')}`, 'latin1');
  return Buffer.concat([size, box, Buffer.alloc(64)]);
}
