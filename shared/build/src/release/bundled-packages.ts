import type { Rspack } from '@rsbuild/core';

/** The parts of React that every file with JSX brings along. They hold nothing that a second copy could disagree about. */
const JSX = /[\\/]react[\\/](cjs[\\/])?(react-)?jsx-(dev-)?runtime[^\\/]*$/;

/** The packages that are compiled into a build, sorted: of npm, and of this house beside the build's own source. */
export function bundledPackages(stats: Rspack.StatsCompilation): string[] {
  const names = new Set<string>();
  // What stands by itself in no chunk was joined into another module, where it is found, or left out.
  const placed = stats.modules?.filter(({ orphan }) => !orphan) ?? [];
  for (const path of pathsOf(placed)) {
    const name = JSX.test(path) ? undefined : packageOf(path);
    if (name) names.add(name);
  }
  return [...names].sort();
}

/** The package that a file belongs to; undefined for the build's own source. Of packages inside packages it is the innermost. */
export function packageOf(path: string): string | undefined {
  const inside = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(path)?.[1];
  if (inside) return inside.replace('\\', '/');
  const own = /(?:^|[\\/])shared[\\/]([a-z-]+)[\\/]src[\\/]/.exec(path)?.[1];
  return own ? `@boardwalk/${own}` : undefined;
}

/** Modules that were joined into one stand inside it. What only says that something is shared is no code. */
function pathsOf(modules: Rspack.StatsModule[]): string[] {
  return modules.flatMap(({ nameForCondition, moduleType, modules: joined }) => [
    ...(nameForCondition && !/^(consume|provide)-shared/.test(moduleType ?? '') ? [nameForCondition] : []),
    ...pathsOf(joined ?? []),
  ]);
}
