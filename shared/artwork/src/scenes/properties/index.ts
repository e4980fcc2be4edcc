import type { Scene } from '../scene.ts';
import { apartments } from './apartment.ts';
import { garages } from './garage.ts';
import { houses } from './house.ts';
import { houseboats } from './houseboat.ts';
import { cabin, kitchen } from './interiors/home.ts';
import { bayRoom, loft } from './interiors/living.ts';
import { officeRoom, shopCounter } from './interiors/work.ts';
import { offices } from './office.ts';
import { shops } from './shop.ts';
import { villas } from './villa.ts';
import { warehouses } from './warehouse.ts';

/** Pictures for the properties of the demo community: three of each type from outside, and rooms that several share. */
export const propertyScenes: readonly Scene[] = [
  ...apartments,
  ...houses,
  ...villas,
  ...houseboats,
  ...shops,
  ...offices,
  ...warehouses,
  ...garages,
  bayRoom,
  kitchen,
  loft,
  officeRoom,
  shopCounter,
  cabin,
];
