import type { Variant } from '../palette/palette.ts';

/** The colours of the mountain town. */
export interface MountainInks {
  /** From the top of the sky to the horizon. */
  sky: readonly [top: string, low: string];
  sun: string;
  far: string;
  farShade: string;
  near: string;
  nearShade: string;
  snow: string;
  snowShade: string;
  firFar: string;
  firNear: string;
  meadow: string;
  meadowShade: string;
  path: string;
  wall: string;
  wallShade: string;
  timber: string;
  roof: string;
  roofShade: string;
  window: string;
  rose: string;
  line: string;
  cloud: string;
}

/** Noon in June in the light theme; the hour after the last cable car in the dark one. */
export const MOUNTAIN_INKS: Readonly<Record<Variant, MountainInks>> = {
  morning: {
    sky: ['#7FBFDB', '#E4F2F4'],
    sun: '#FFF4CF',
    far: '#9DB9C9',
    farShade: '#86A6BA',
    near: '#6F8F9C',
    nearShade: '#587986',
    snow: '#FFFFFF',
    snowShade: '#D5E6EE',
    firFar: '#4C7A6A',
    firNear: '#2C5A4A',
    meadow: '#8CB85C',
    meadowShade: '#739F4A',
    path: '#E5D9B6',
    wall: '#FBF3E2',
    wallShade: '#E3D6BC',
    timber: '#8A5A36',
    roof: '#9C4A3A',
    roofShade: '#7E3A2F',
    window: '#4E6E7C',
    rose: '#B3235E',
    line: '#3A4C52',
    cloud: '#FFFFFF',
  },
  night: {
    sky: ['#0B1719', '#2A4A58'],
    sun: '#E9F1EC',
    far: '#2A4450',
    farShade: '#223945',
    near: '#1D333C',
    nearShade: '#172A32',
    snow: '#8FB0BB',
    snowShade: '#5F828F',
    firFar: '#16302E',
    firNear: '#0D2122',
    meadow: '#17312A',
    meadowShade: '#112722',
    path: '#3A4A42',
    wall: '#2F4044',
    wallShade: '#253539',
    timber: '#2B2420',
    roof: '#2A1F22',
    roofShade: '#20181B',
    window: '#FFCF7A',
    rose: '#FF8FB8',
    line: '#05090A',
    cloud: '#33525E',
  },
};

export const farColours = (ink: MountainInks) => ({
  face: ink.far,
  shade: ink.farShade,
  snow: ink.snow,
  snowShade: ink.snowShade,
});
export const nearColours = (ink: MountainInks) => ({
  face: ink.near,
  shade: ink.nearShade,
  snow: ink.snow,
  snowShade: ink.snowShade,
});
