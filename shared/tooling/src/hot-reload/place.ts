/** What of React's hot reload is used. */
export interface RefreshRuntime {
  register(type: unknown, id: string): void;
  createSignatureFunctionForTransform(): (...args: unknown[]) => unknown;
  getFamilyByType(type: unknown): unknown;
  isLikelyComponentType(type: unknown): boolean;
  performReactRefresh(): unknown;
}

/** Where the one runtime of a page stands: the shell puts it there, and every remote's development server takes it. */
export const place = globalThis as unknown as {
  boardwalkRefresh?: RefreshRuntime;
  location?: { reload(): void };
};
