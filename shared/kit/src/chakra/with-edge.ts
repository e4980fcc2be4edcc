interface Recipe {
  variants?: Record<string, Record<string, object>>;
}

/** What is filled in, chosen or switched has an edge of 3:1 against what is round it. Chakra gives it that of any box, which is fainter. */
const EDGE = { borderColor: 'border.emphasized' };

/** The recipe of a field with an edge that can be seen. */
export function withEdge(recipe: object): object {
  return withOutline(recipe, { ...outlineOf(recipe), ...EDGE });
}

/** The same for a component of several parts, of which one is the field. */
export function withEdgeOf(recipe: object, part: string): object {
  const parts = outlineOf(recipe);
  return withOutline(recipe, { ...parts, [part]: { ...parts[part], ...EDGE } });
}

const outlineOf = ({ variants }: Recipe) => (variants?.variant?.outline ?? {}) as Record<string, object>;

function withOutline(recipe: Recipe, outline: object): object {
  const { variants } = recipe;
  return { ...recipe, variants: { ...variants, variant: { ...variants?.variant, outline } } };
}
