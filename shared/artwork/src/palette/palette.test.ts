import { describe, expect, it } from 'vitest';
import { artworkVariables, palettes, variablePalette } from './palette.ts';

describe('palettes', () => {
  it('have the same inks in both variants, each a six-digit colour', () => {
    expect(Object.keys(palettes.morning).sort()).toEqual(Object.keys(palettes.night).sort());
    for (const colour of [...Object.values(palettes.night), ...Object.values(palettes.morning)]) {
      expect(colour).toMatch(/^#[0-9A-F]{6}$/);
    }
  });

  it('name one custom property for each ink, with the night as fallback', () => {
    expect(new Set(artworkVariables.map(({ name }) => name)).size).toBe(Object.keys(palettes.night).length);
    expect(variablePalette.skyTop).toBe(`var(--art-sky-top,${palettes.night.skyTop})`);
  });
});
