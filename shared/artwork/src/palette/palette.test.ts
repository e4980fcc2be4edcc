import { describe, expect, it } from 'vitest';
import { artworkVariables, palettes, variablePalette } from './palette.ts';
import { pictureColors } from './picture-colors.ts';

const COLOR = /^#[0-9A-F]{6}$/;

describe('palettes', () => {
  it('have the same inks in both variants, each a six-digit color', () => {
    expect(Object.keys(palettes.morning).sort()).toEqual(Object.keys(palettes.night).sort());
    for (const color of [...Object.values(palettes.night), ...Object.values(palettes.morning)]) {
      expect(color).toMatch(COLOR);
    }
  });

  it('names one custom property for each color, with the night as fallback', () => {
    expect(new Set(artworkVariables.map(({ name }) => name)).size).toBe(Object.keys(palettes.night).length);
    expect(variablePalette.skyTop).toBe(`var(--art-sky-top,${palettes.night.skyTop})`);
  });
});

it('has six-digit colors in each palette of the pictures', () => {
  for (const palette of Object.values(pictureColors)) {
    for (const color of palette.values()) expect(color).toMatch(COLOR);
  }
});
