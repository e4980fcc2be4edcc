export { faviconMarkup, mark, maskableMarkup } from './brand.ts';
export { type CityMap, cityMap, type District, districtAt } from './city-map.ts';
export { heroLayers } from './hero-layers.ts';
export {
  type ArtworkVariable,
  artworkVariables,
  type Palette,
  palettes,
  type Variant,
} from './palette/palette.ts';
export { type HeroLayer, heroSize } from './scenes/hero.ts';
export { type Attributes, type Shape, type ShapeTag, toDocument, toMarkup } from './shape.ts';
