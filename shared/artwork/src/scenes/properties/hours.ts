import type { Palette } from '../../palette/palette.ts';

/** Hours of the evening, as what differs from the inks of the night. */
export const HOURS = {
  /** The last light is gone but for a rim. */
  ember: {},
  /** The sun has just set. */
  rose: {
    skyTop: '#2A2A55',
    skyHigh: '#3A3366',
    skyMid: '#553D74',
    skyLow: '#7C4C7B',
    skyGlow: '#A9607A',
    skyEmber: '#D3806F',
    skyFlame: '#F0A868',
    hillFar: '#5A4576',
    hillMid: '#3D3563',
    hillNear: '#26254A',
    towerFar: '#514474',
    towerFarShade: '#483C69',
    towerMid: '#332E58',
    towerMidShade: '#2A274D',
    towerNear: '#211F40',
    towerNearShade: '#1A1935',
    bridge: '#2A274D',
    water: '#6A4B78',
    waterMid: '#4B3E69',
    waterDeep: '#333057',
    glint: '#E3957A',
    plank: '#39355A',
    plankLine: '#4E4872',
    leaf: '#23304A',
  },
  /** Between day and night, clear and cool. */
  blue: {
    skyTop: '#123052',
    skyHigh: '#173C61',
    skyMid: '#1F4C72',
    skyLow: '#2D6384',
    skyGlow: '#4A8096',
    skyEmber: '#7BA3A3',
    skyFlame: '#D9C69A',
    hillFar: '#2B5873',
    hillMid: '#1D415E',
    hillNear: '#12304A',
    towerFar: '#2A5570',
    towerFarShade: '#244C66',
    towerMid: '#1A3B57',
    towerMidShade: '#15324C',
    towerNear: '#10283F',
    towerNearShade: '#0C2035',
    bridge: '#15324C',
    water: '#2F6079',
    waterMid: '#214A65',
    waterDeep: '#163850',
    glint: '#C9BE9A',
    plank: '#213F58',
    plankLine: '#33566F',
    leaf: '#12333B',
  },
} as const satisfies Record<string, Partial<Palette>>;

export type Hour = keyof typeof HOURS;
