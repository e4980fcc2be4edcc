import type { Rspack } from '@rsbuild/core';

/** The parts of React that every file with JSX includes. They have no state, so a second copy does no harm. */
const JSX = /[\\/]react[\\/](cjs[\\/])?(react-)?jsx-(dev-)?runtime[^\\/]*$/;

/** Returns the packages that are compiled into a build, sorted: npm packages, and those of this repository except the build's own source. */
export function bundledPackages(stats: Rspack.StatsCompilation): string[] {
  const names = new Set<string>();
  // An orphan module was concatenated into another module, which contains it, or left out.
  const placed = stats.modules?.filter(({ orphan }) => !orphan) ?? [];
  for (const path of pathsOf(placed)) {
    const name = JSX.test(path) ? undefined : packageOf(path);
    if (name) names.add(name);
  }
  return [...names].sort();
}

/** Returns the package of a file; undefined for the build's own source. For nested packages it is the innermost. */
export function packageOf(path: string): string | undefined {
  const inside = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(path)?.[1];
  if (inside) return inside.replace('\\', '/');
  const own = /(?:^|[\\/])shared[\\/]([a-z-]+)[\\/]src[\\/]/.exec(path)?.[1];
  return own ? `@boardwalk/${own}` : undefined;
}

/** Returns the paths of modules. Concatenated modules are inside another one. Modules that only declare sharing contain no code. */
function pathsOf(modules: Rspack.StatsModule[]): string[] {
  return modules.flatMap(({ nameForCondition, moduleType, modules: joined }) => [
    ...(nameForCondition && !/^(consume|provide)-shared/.test(moduleType ?? '') ? [nameForCondition] : []),
    ...pathsOf(joined ?? []),
  ]);
}
