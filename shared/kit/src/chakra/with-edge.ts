interface Recipe {
  variants?: Record<string, Record<string, object>>;
}

/** Border of interactive controls, with a contrast of 3:1 to their surroundings. Chakra's default for boxes is fainter. */
const EDGE = { borderColor: 'border.emphasized' };

/** Returns the recipe of a field with a visible border. */
export function withEdge(recipe: object): object {
  return withOutline(recipe, { ...outlineOf(recipe), ...EDGE });
}

/** Returns the slot recipe with a visible border on the part that is the field. */
export function withEdgeOf(recipe: object, part: string): object {
  const parts = outlineOf(recipe);
  return withOutline(recipe, { ...parts, [part]: { ...parts[part], ...EDGE } });
}

const outlineOf = ({ variants }: Recipe) => (variants?.variant?.outline ?? {}) as Record<string, object>;

function withOutline(recipe: Recipe, outline: object): object {
  const { variants } = recipe;
  return { ...recipe, variants: { ...variants, variant: { ...variants?.variant, outline } } };
}
