declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(place: unknown): void;
  export function register(type: unknown, id: string): void;
  export function createSignatureFunctionForTransform(): (...args: unknown[]) => unknown;
  export function getFamilyByType(type: unknown): unknown;
  export function isLikelyComponentType(type: unknown): boolean;
  export function performReactRefresh(): unknown;
}
