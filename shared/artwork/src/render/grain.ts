import type { OverlayOptions } from 'sharp';
import { seeded } from '../random.ts';
import { grain } from './settings.ts';

const side = 256;

/** A tile of paper grain: grey specks, lighter and darker, at a low opacity. */
function tile(): Buffer {
  const random = seeded(1936);
  const pixels = Buffer.alloc(side * side * 4);
  for (let offset = 0; offset < pixels.length; offset += 4) {
    const speck = random.between(-1, 1) ** 3;
    pixels.fill(speck > 0 ? 255 : 0, offset, offset + 3);
    pixels[offset + 3] = Math.round(Math.abs(speck) * grain);
  }
  return pixels;
}

/** The grain as an overlay for sharp. */
export const paperGrain: OverlayOptions = {
  input: tile(),
  raw: { width: side, height: side, channels: 4 },
  tile: true,
  blend: 'over',
};
