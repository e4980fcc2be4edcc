/** The part of React's hot reload that remotes use. */
export interface RefreshRuntime {
  register(type: unknown, id: string): void;
  createSignatureFunctionForTransform(): (...args: unknown[]) => unknown;
  getFamilyByType(type: unknown): unknown;
  isLikelyComponentType(type: unknown): boolean;
  performReactRefresh(): unknown;
}

/** The error overlay of a page, for the development servers of its remotes. */
export interface DevelopmentOverlay {
  /** Names the origin that a remote is served from, so that errors of its code are recognized. */
  serve(remote: string, origin: string): void;
  /** Receives the result of a build: its errors, none when it succeeded. */
  built(remote: string, errors: readonly string[]): void;
}

/** The page's globals. The development build of the shell sets them before any remote loads. */
export const place = globalThis as unknown as {
  boardwalkRefresh?: RefreshRuntime;
  boardwalkOverlay?: DevelopmentOverlay;
  location?: { reload(): void };
};
