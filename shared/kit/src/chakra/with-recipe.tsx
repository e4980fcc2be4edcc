import type { ComponentType } from 'react';

/**
 * A component with its recipe as its default, by the `recipe` property that all of Chakra's styled components have. So a recipe comes
 * with the file of its component, and not with the theme, which every visitor fetches.
 * @param defaults further properties, for those who don't give them.
 */
export function withRecipe<C>(component: C, recipe: object, defaults: object = {}): C {
  const Styled = component as ComponentType<{ recipe: object }>;
  return function WithRecipe(props: object) {
    return <Styled recipe={recipe} {...defaults} {...props} />;
  } as C;
}

/** The same for a component of several parts: its roots hand the recipe on. */
export function withSlotRecipe<N extends { Root: unknown }>(namespace: N, recipe: object): N {
  const roots = { Root: withRecipe(namespace.Root, recipe) };
  if (!('RootProvider' in namespace)) return { ...namespace, ...roots };
  return { ...namespace, ...roots, RootProvider: withRecipe(namespace.RootProvider, recipe) };
}
