import type { ComponentType } from 'react';

/**
 * Binds a recipe to a component through the `recipe` prop of Chakra's styled components. So a recipe is part of its component's chunk, not of the
 * theme, which every visitor loads.
 * @param defaults default values of further props.
 */
export function withRecipe<C>(component: C, recipe: object, defaults: object = {}): C {
  const Styled = component as ComponentType<{ recipe: object }>;
  return function WithRecipe(props: object) {
    return <Styled recipe={recipe} {...defaults} {...props} />;
  } as C;
}

/** Binds a slot recipe to a component with several parts: its roots pass the recipe on. */
export function withSlotRecipe<N extends { Root: unknown }>(namespace: N, recipe: object): N {
  const roots = { Root: withRecipe(namespace.Root, recipe) };
  if (!('RootProvider' in namespace)) return { ...namespace, ...roots };
  return { ...namespace, ...roots, RootProvider: withRecipe(namespace.RootProvider, recipe) };
}
